/** What a player does to a page, by the names of its events. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;
/** After so many milliseconds without any of it nobody is at it. */
const LONG = 30_000;

let last = Date.now();

for (const touch of TOUCHES) {
  window.addEventListener(touch, () => (last = Date.now()), { capture: true, passive: true });
}

/** Whether nobody has touched the page for a while, and nothing is open that somebody may be reading. */
export function isUntouchedForLong(): boolean {
  return Date.now() - last >= LONG && document.querySelector('dialog[open], :popover-open, help-card section:not(#finish)') === null;
}
