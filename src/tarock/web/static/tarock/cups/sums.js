// The cross sum of a result while it is typed: what the list must come to, before anybody presses the button.

/** Watch all forms below `root` that have sums. */
export function watchSums(root = document) {
  for (const form of root.querySelectorAll("form[data-sums]")) {
    form.addEventListener("input", () => show(form));
    show(form);
  }
}

function show(form) {
  const fields = [...form.querySelectorAll('input[name^="sums-"]')];
  const amounts = fields.map((field) => read(field.value));
  const line = form.querySelector(".cross");
  const output = line.querySelector("output");
  const whole = amounts.every((amount) => amount !== null);
  const sum = amounts.reduce((total, amount) => total + (amount ?? 0), 0);
  line.classList.toggle("good", whole && sum === 0);
  line.classList.toggle("bad", whole && sum !== 0);
  output.textContent = whole && sum === 0 ? output.dataset.ok : signed(sum);
}

/** `−8½`, `-8,5`, `+12` as a number; null for nothing or no number. */
export function read(typed) {
  const text = typed.replace(/\s/g, "").replace(/[−–]/g, "-").replace(",", ".").replace("½", ".5");
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : null;
}

function signed(sum) {
  const text = String(Math.abs(sum)).replace(".", ",");
  return sum > 0 ? `+${text}` : sum < 0 ? `−${text}` : "0";
}

watchSums();
