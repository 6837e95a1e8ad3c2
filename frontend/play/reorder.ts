/**
 * Rows that their owner puts in order: elements with `data-technique` in a list `#technique-list`, each with a `.handle`
 * and the buttons `.up` and `.down`. A row is dragged by its handle, moved by the arrow keys, Home and End on it, or by
 * the buttons, which a tap on the handle brings up. What is wanted goes to the server as `technique-move` or, from where
 * the row is then, as `technique-step`: a key that is pressed again before the answer to the first one is there finds the
 * row where it was. The server moves the rows.
 */
export interface Move {
  readonly technique: string;
  /** Among all rows without this one, from 0. */
  readonly place: number;
  /** The class of the button that keeps the focus. */
  readonly control: string;
}

export interface Step {
  readonly technique: string;
  /** How many places down; at an end the row stays. */
  readonly by: number;
  /** The class of the button that keeps the focus. */
  readonly control: string;
}

/** So near to the edge of the window, in pixels, a dragged row makes the page scroll. */
const EDGE = 64;
/** A finger that moves less than this, in pixels, taps. */
const TAP = 4;

function rowsOf(row: HTMLElement): HTMLElement[] {
  return [...(row.closest('#technique-list')?.querySelectorAll<HTMLElement>('[data-technique]') ?? [])];
}

function ask(row: HTMLElement, place: number, control: string): void {
  const detail: Move = { technique: row.dataset['technique'] ?? '', place, control };
  row.closest('#technique-list')?.dispatchEvent(new CustomEvent('technique-move', { detail }));
}

function step(row: HTMLElement, by: number, control: string): void {
  const detail: Step = { technique: row.dataset['technique'] ?? '', by, control };
  row.closest('#technique-list')?.dispatchEvent(new CustomEvent('technique-step', { detail }));
}

function controlAt(event: Event): { row: HTMLElement; control: string } | undefined {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-technique] > button') : null;
  const row = button?.parentElement;
  const control = ['handle', 'up', 'down'].find((name) => button?.classList.contains(name));
  return row && control ? { row, control } : undefined;
}

/** A row on its way, from the press on its handle to the release. */
class Drag {
  readonly #row: HTMLElement;
  readonly #others: HTMLElement[];
  readonly #from: number;
  #y: number;
  #scrolled = 0;
  #moved = false;
  #frame = 0;

  constructor(row: HTMLElement, event: PointerEvent) {
    this.#row = row;
    this.#others = rowsOf(row).filter((other) => other !== row);
    this.#from = event.clientY;
    this.#y = event.clientY;
  }

  to(y: number): void {
    this.#y = y;
    if (!this.#moved && Math.abs(y - this.#from) > TAP) {
      this.#moved = true;
      this.#row.classList.add('dragged');
      this.#frame = requestAnimationFrame(this.#scroll);
    }
    if (this.#moved) {
      this.#draw();
    }
  }

  /** Ends the drag; where the row is to go, or undefined when it was a tap or given up. */
  end(given = true): number | undefined {
    cancelAnimationFrame(this.#frame);
    const place = given && this.#moved ? this.#place() : undefined;
    this.#row.classList.remove('dragged');
    this.#row.style.removeProperty('translate');
    this.#mark(undefined);
    return place;
  }

  get moved(): boolean {
    return this.#moved;
  }

  #place(): number {
    const after = this.#others.findIndex((other) => {
      const { top, height } = other.getBoundingClientRect();
      return this.#y < top + height / 2;
    });
    return after < 0 ? this.#others.length : after;
  }

  #draw(): void {
    this.#row.style.translate = `0 ${this.#y - this.#from + this.#scrolled}px`;
    this.#mark(this.#place());
  }

  #mark(place: number | undefined): void {
    this.#others.forEach((other, i) => {
      other.classList.toggle('drop-before', i === place);
      other.classList.toggle('drop-after', place === this.#others.length && i === place - 1);
    });
  }

  readonly #scroll = (): void => {
    const below = this.#y - (innerHeight - EDGE);
    const above = EDGE - this.#y;
    const before = scrollY;
    scrollBy(0, below > 0 ? below / 4 : above > 0 ? -above / 4 : 0);
    if (scrollY !== before) {
      this.#scrolled += scrollY - before;
      this.#draw();
    }
    this.#frame = requestAnimationFrame(this.#scroll);
  };
}

/** Ends the drag that is going on, if one is; the row goes to its place, or, when it is not given, stays. */
let over: ((given: boolean) => void) | undefined;
/** The press that ended just now moved its row: the click that the browser makes of it is none. */
let dragged = false;

function press(event: PointerEvent): void {
  const at = controlAt(event);
  if (at?.control !== 'handle' || event.button !== 0) {
    return;
  }
  const handle = at.row.querySelector<HTMLElement>(':scope > .handle');
  if (!handle) {
    return;
  }
  over?.(false);
  const drag = new Drag(at.row, event);
  const listening = new AbortController();
  const { signal } = listening;
  over = (given) => {
    listening.abort();
    over = undefined;
    dragged = drag.moved;
    const place = drag.end(given);
    if (place !== undefined) {
      ask(at.row, place, '');
    }
  };
  dragged = false;
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', (moved) => drag.to(moved.clientY), { signal });
  handle.addEventListener('pointerup', () => over?.(true), { signal });
  handle.addEventListener('pointercancel', () => over?.(false), { signal });
}

function click(event: Event): void {
  const at = controlAt(event);
  const isTap = !dragged;
  dragged = false;
  if (at?.control === 'up' || at?.control === 'down') {
    step(at.row, at.control === 'up' ? -1 : 1, at.control);
  } else if (at && isTap) {
    const lifted = at.row.classList.contains('lifted');
    rowsOf(at.row).forEach((row) => row.classList.toggle('lifted', row === at.row && !lifted));
  }
}

function key(event: KeyboardEvent): void {
  const at = controlAt(event);
  // after a drag that the browser made no click of
  dragged = false;
  if (at?.control !== 'handle' || event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const place = { Home: 0, End: rowsOf(at.row).length - 1 }[event.key];
  if (by !== undefined) {
    step(at.row, by, 'handle');
  } else if (place !== undefined) {
    ask(at.row, place, 'handle');
  } else {
    return;
  }
  event.preventDefault();
}

document.addEventListener('pointerdown', press);
document.addEventListener('click', click);
document.addEventListener('keydown', key);
