/**
 * Where only fingers point, browsers make up a mouse that rests where the last tap was, and what a card puts there would
 * seem to be pointed at.
 */
export function isMadeUp(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse' && matchMedia('(hover: none)').matches;
}
