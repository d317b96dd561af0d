// A search field that narrows the list it belongs to; without a script it is not shown.

for (const field of document.querySelectorAll("[data-filter]")) {
  field.hidden = false;
  const lines = [...document.querySelectorAll(`${field.dataset.filter} > *`)];
  field.addEventListener("input", () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    for (const line of lines) line.hidden = !words.every((word) => fold(line.dataset.words).includes(word));
  });
}

function fold(text) {
  return text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}
