/**
 * Words of a sentence that name something on the board: an element `.ref` with `data-cells` ("3 4") and perhaps
 * `data-clue`. Under the pointer or with the focus the named thing lights up, in this page alone and at once. One pair of
 * listeners for the whole page, whoever puts sentences there.
 */
interface LightBoard extends HTMLElement {
  /** Cells and a clue to be lit besides all else. */
  light?(cells: readonly number[], clue?: number): void;
}

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
  const named = reference(event);
  if (named) {
    const [clue] = numbers(named.dataset['clue']);
    board()?.light?.(numbers(named.dataset['cells']), clue);
  }
}

function dim(event: Event): void {
  if (reference(event)) {
    board()?.light?.([]);
  }
}

for (const [on, off] of [
  ['pointerover', 'pointerout'],
  ['focusin', 'focusout'],
]) {
  document.addEventListener(on!, light);
  document.addEventListener(off!, dim);
}
