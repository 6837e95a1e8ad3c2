/** Where the mouse was last: a browser that lays out anew under a mouse at rest says that it entered what is there now. */
let last = '';

function place({ clientX, clientY }: PointerEvent): string {
  return `${String(clientX)} ${String(clientY)}`;
}

for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const) {
  document.addEventListener(
    type,
    (event) => {
      last = place(event);
    },
    { capture: true, passive: true },
  );
}

/**
 * Whether nobody points: where only fingers do, browsers make up a mouse that rests where the last tap was, and what a card
 * puts there would seem to be pointed at; so would what it puts under a mouse that rests on the button just pressed.
 */
export function isPointerAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.pointerType === 'mouse' &&
    ((event.type === 'pointerover' && place(event) === last) || matchMedia('(hover: none)').matches)
  );
}
