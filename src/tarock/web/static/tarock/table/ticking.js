// The clocks that run on the screen between two views: the time to think, and the pause before the next deal.

/** Sets `page.clockText` and `page.countdown` once a second and draws only where they changed. */
export function ticking(page) {
  let version = -1;
  let since = 0;
  page.clockText = "";
  page.countdown = null;
  setInterval(() => {
    const { view } = page;
    if (!view) return;
    const mark = `${view.version}:${view.clock?.left_ms}:${view.next_ms}`;
    if (mark !== version) [version, since] = [mark, performance.now()];
    const gone = performance.now() - since;
    const left = (ms) => Math.max(0, Math.ceil((ms - gone) / 1000));
    const clock = view.clock && !view.paused ? page.t("thinkLeft", { n: left(view.clock.left_ms) }) : "";
    const next = view.next_ms !== null && !view.paused ? left(view.next_ms) : null;
    if (clock === page.clockText && next === page.countdown) return;
    page.clockText = clock;
    page.countdown = next;
    page.draw();
  }, 500);
}
