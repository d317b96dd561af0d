// The shared worker: one stream for all tabs of this browser. Each tab says which table it shows and gets that table's views.

import { Source } from "./source.js";

const ports = new Map();
const source = new Source((message) => {
  for (const [port, table] of ports) if (!message.table || message.table === table) port.postMessage(message);
});

function follow() {
  source.want([...ports.values()]);
}

self.addEventListener("connect", ({ ports: [port] }) => {
  port.addEventListener("message", ({ data }) => {
    if (data.do === "join") {
      ports.set(port, data.table);
      port.postMessage({ kind: "state", state: source.state });
      follow();
    } else if (data.do === "leave") {
      ports.delete(port);
      follow();
    } else if (data.do === "wake") source.wake();
    else if (data.do === "renew") source.open();
  });
  port.start();
});
