import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Move, Step } from '../reorder.js';

/** As much of an element as the rows need. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly style = { removeProperty: () => {} };
  readonly #classes: Set<string>;
  readonly classList = {
    add: (name: string) => void this.#classes.add(name),
    remove: (name: string) => void this.#classes.delete(name),
    contains: (name: string) => this.#classes.has(name),
    toggle: (name: string, on: boolean) => void (on ? this.#classes.add(name) : this.#classes.delete(name)),
  };
  parentElement: FakeElement | null = null;
  rows: FakeElement[] = [];
  handle: FakeElement | null = null;
  top = 0;

  constructor(...classes: string[]) {
    super();
    this.#classes = new Set(classes);
  }

  closest(selector: string): FakeElement | null {
    return selector.startsWith('#') ? list : this;
  }

  querySelector(): FakeElement | null {
    return this.handle;
  }

  querySelectorAll(): FakeElement[] {
    return this.rows;
  }

  getBoundingClientRect(): { top: number; height: number } {
    return { top: this.top, height: 10 };
  }

  setPointerCapture(): void {}
}

const listeners: Record<string, (event: object) => void> = {};
Object.assign(globalThis, {
  Element: FakeElement,
  document: { addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener) },
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => {},
});
const list = new FakeElement();
await import('../reorder.js');

let moves: number[] = [];
let steps: number[] = [];
list.addEventListener('technique-move', (event) => moves.push((event as CustomEvent<Move>).detail.place));
list.addEventListener('technique-step', (event) => steps.push((event as CustomEvent<Step>).detail.by));

function row(technique: string, top: number): FakeElement {
  const made = new FakeElement();
  made.dataset['technique'] = technique;
  made.top = top;
  made.handle = new FakeElement('handle');
  made.handle.parentElement = made;
  return made;
}

function press(key: string, row: FakeElement): void {
  listeners['keydown']!({ target: row.handle, key, preventDefault: () => {} });
}

function happen(name: string, row: FakeElement, clientY = 0): void {
  const event = Object.assign(new Event(name), { clientY, button: 0, pointerId: 1 });
  if (name.startsWith('pointer') && name !== 'pointerdown') {
    row.handle!.dispatchEvent(event);
  } else {
    listeners[name]!({ target: row.handle, clientY, button: 0, pointerId: 1 });
  }
}

let first: FakeElement;

beforeEach(() => {
  moves = [];
  steps = [];
  first = row('a', 0);
  list.rows = [first, row('b', 10), row('c', 20)];
});

describe('a row that is dragged', () => {
  it('goes once to where it is let go', () => {
    happen('pointerdown', first, 5);
    happen('pointermove', first, 28);
    happen('pointerup', first, 28);
    happen('pointerup', first, 28);
    assert.deepEqual(moves, [2]);
  });

  it('stays when the drag was given up, also after the next press is let go', () => {
    happen('pointerdown', first, 5);
    happen('pointermove', first, 28);
    happen('pointercancel', first);
    happen('pointerdown', first, 5);
    happen('pointerup', first, 5);
    assert.deepEqual(moves, []);
  });

  it('is not lifted by the click that ends the drag, but by Enter after it', () => {
    happen('pointerdown', first, 5);
    happen('pointermove', first, 28);
    happen('pointerup', first, 28);
    happen('click', first);
    assert.equal(first.classList.contains('lifted'), false);
    happen('click', first);
    assert.equal(first.classList.contains('lifted'), true);
  });
});

describe('a row that is moved by keys', () => {
  it('is moved by one for each key, also when the server has not moved it yet', () => {
    press('ArrowDown', first);
    press('ArrowDown', first);
    press('ArrowUp', first);
    assert.deepEqual(steps, [1, 1, -1]);
  });

  it('goes to the ends', () => {
    press('End', first);
    press('Home', list.rows[1]!);
    assert.deepEqual(moves, [2, 0]);
  });
});
