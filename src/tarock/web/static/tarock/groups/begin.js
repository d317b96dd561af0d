// Tapping a regular fills the next empty place; tapping again frees it. Without this script the places are typed.
const chips = document.getElementById("regulars");
const seats = [...document.querySelectorAll("input[name^='name']")];

const place = (name) => seats.find((seat) => seat.value.trim().toLowerCase() === name.toLowerCase());

function show() {
  for (const chip of chips.children) {
    const at = seats.indexOf(place(chip.dataset.name));
    chip.setAttribute("aria-pressed", String(at >= 0));
    chip.textContent = at >= 0 ? `${at + 1} ${chip.dataset.name}` : chip.dataset.name;
  }
}

chips.addEventListener("click", (event) => {
  const chip = event.target.closest("button");
  if (!chip) return;
  const taken = place(chip.dataset.name);
  if (taken) {
    const names = seats.map((seat) => seat.value).filter((_, at) => at !== seats.indexOf(taken));
    seats.forEach((seat, at) => { seat.value = names[at] ?? ""; });
  } else {
    const free = seats.find((seat) => !seat.value.trim());
    if (free) free.value = chip.dataset.name;
  }
  show();
});
for (const seat of seats) seat.addEventListener("input", show);
chips.hidden = !chips.children.length;
show();
