/**
 * A sentence that tells links of a chain begins with a `.link-number` with `data-link`: while the sentence is pointed at, or
 * something in it has the focus, the arrows of that number come out on the board and the others fade. One pair of listeners
 * for the whole page.
 */
import { isPointerAtRest } from './pointer-at-rest.js';

interface ArrowBoard extends HTMLElement {
  /** The arrows of this number come out; none shows all again. */
  point?(number?: number): void;
}

/** The number whose arrows are out. */
let pointed: number | undefined;

function numberOf(event: Event): number | undefined {
  const sentence = event.target instanceof Element ? event.target.closest('p') : null;
  const link = sentence?.querySelector<HTMLElement>(':scope > .link-number')?.dataset['link'];
  return link === undefined ? undefined : Number(link);
}

function point(number: number | undefined): void {
  pointed = number;
  document.querySelector<ArrowBoard>('puzzle-board')?.point?.(number);
}

function enter(event: Event): void {
  const number = numberOf(event);
  if (number !== undefined && number !== pointed && !isPointerAtRest(event)) {
    point(number);
  }
}

function leave(event: Event): void {
  if (numberOf(event) !== undefined) {
    point(undefined);
  }
}

for (const on of ['pointerover', 'pointermove', 'focusin']) {
  document.addEventListener(on, enter);
}
for (const off of ['pointerout', 'focusout']) {
  document.addEventListener(off, leave);
}
