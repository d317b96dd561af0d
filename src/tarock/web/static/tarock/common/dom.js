// Describing a piece of page as plain objects, and bringing the page into that state without replacing what is there:
// focus, caret, scroll position and open keyboards stay where they are.

const SVG = "http://www.w3.org/2000/svg";

/** One element: tag, attributes (`on…` are listeners, `--…` CSS properties, `key` keeps identity), children (strings, elements, lists, nothing). */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: flat(children) };
}

function flat(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false && child !== true)
    .map((child) => (typeof child === "object" ? child : String(child)));
}

/** Make the children of `parent` what `nodes` say. */
export function render(parent, ...nodes) {
  patch(parent, flat(nodes));
}

function patch(parent, wanted) {
  const free = [...parent.childNodes];
  wanted.forEach((want, position) => {
    const index = free.findIndex((node) => fits(node, want));
    const node = index < 0 ? make(want, parent) : free.splice(index, 1)[0];
    const there = parent.childNodes[position];
    if (there !== node) parent.insertBefore(node, there ?? null);
    update(node, want);
  });
  for (const node of free) node.remove();
}

function fits(node, want) {
  if (typeof want === "string") return node.nodeType === Node.TEXT_NODE;
  return node.nodeType === Node.ELEMENT_NODE && node.localName === want.tag && node.tarockKey === want.props.key;
}

function make(want, parent) {
  if (typeof want === "string") return document.createTextNode(want);
  const svg = want.tag === "svg" || parent.namespaceURI === SVG;
  const node = svg ? document.createElementNS(SVG, want.tag) : document.createElement(want.tag);
  node.tarockKey = want.props.key;
  return node;
}

function update(node, want) {
  if (typeof want === "string") {
    if (node.data !== want) node.data = want;
    return;
  }
  const before = node.tarockProps ?? {};
  for (const name of Object.keys(before)) if (!(name in want.props)) set(node, name, null);
  for (const [name, value] of Object.entries(want.props)) set(node, name, value);
  node.tarockProps = want.props;
  if (!want.props.own) patch(node, want.children);
  // A <select> has its value only once its options are there.
  if (want.tag === "select" && "value" in want.props) node.value = want.props.value;
}

function set(node, name, value) {
  if (name === "key" || name === "own") return;
  if (name.startsWith("on")) return listen(node, name.slice(2), value);
  // A style attribute is forbidden by our policy, a custom property set by script is not.
  if (name.startsWith("--"))
    return value === null ? node.style.removeProperty(name) : node.style.setProperty(name, value);
  if (name === "checked" || name === "disabled" || name === "open" || name === "hidden" || name === "indeterminate") {
    if (node[name] !== Boolean(value)) node[name] = Boolean(value);
    return;
  }
  if (name === "value") {
    if (node.value !== String(value ?? "")) node.value = String(value ?? "");
    return;
  }
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

function listen(node, event, handler) {
  node.tarockOn ??= {};
  if (!(event in node.tarockOn)) node.addEventListener(event, (happened) => node.tarockOn[event]?.(happened));
  node.tarockOn[event] = handler;
}
