// The menu scrolls on a phone: where one is stays in sight.

document.querySelector(".office-tabs [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
