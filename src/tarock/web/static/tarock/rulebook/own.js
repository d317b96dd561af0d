// Shows what changes as soon as something was changed. The server writes, checks and compares; this only asks it.
const form = document.getElementById("own");
const result = document.getElementById("result");
let asked = 0;
let timer = 0;

async function ask() {
  const mine = ++asked;
  result.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(location.pathname, { method: "POST", body: new FormData(form), headers: { "X-Part": "1" } });
    if (answer.ok && mine === asked) {
      const open = result.querySelector("details")?.open;
      result.innerHTML = await answer.text();
      if (open) result.querySelector("details").open = true;
    }
  } catch { /* without a connection the button still says so */ }
  if (mine === asked) result.removeAttribute("aria-busy");
}

form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(ask, 300); });
