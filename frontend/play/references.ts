/**
 * Words of a sentence that name something on the board: an element `.ref` with `data-cells` ("3 4") and perhaps
 * `data-clue`. Under the pointer or with the focus the named thing lights up, in this page alone and at once. One pair of
 * listeners for the whole page, whoever puts sentences there.
 */
import './chain-sentences.js';
import { isPointerAtRest } from './pointer-at-rest.js';

interface LightBoard extends HTMLElement {
  /** Cells and a clue to be lit besides all else. */
  light?(cells: readonly number[], clue?: number): void;
}

/** What is lit just now. */
let named: HTMLElement | undefined;

/** Words that go away under the pointer or with the focus tell nobody: while some are lit they are looked after. */
const goes = new MutationObserver(() => {
  if (!named?.isConnected || !named.checkVisibility()) {
    dim();
  }
});

function board(): LightBoard | null {
  return document.querySelector<LightBoard>('puzzle-board');
}

function reference(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('.ref') : null;
}

function numbers(text: string | undefined): number[] {
  return text ? text.split(' ').map(Number) : [];
}

function light(event: Event): void {
  const found = reference(event);
  if (found && found !== named && !isPointerAtRest(event)) {
    named = found;
    const [clue] = numbers(found.dataset['clue']);
    board()?.light?.(numbers(found.dataset['cells']), clue);
    goes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'class'] });
  }
}

function dim(): void {
  if (named) {
    named = undefined;
    goes.disconnect();
    board()?.light?.([]);
  }
}

function left(event: Event): void {
  if (reference(event)) {
    dim();
  }
}

for (const on of ['pointerover', 'pointermove', 'focusin']) {
  document.addEventListener(on, light);
}
for (const off of ['pointerout', 'focusout']) {
  document.addEventListener(off, left);
}
