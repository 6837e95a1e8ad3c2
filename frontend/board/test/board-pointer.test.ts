import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boardPointer } from '../input/board-pointer.js';
import type { PointerListener } from '../input/pointer-input.js';
import type { Topology } from '../puzzle/topology.js';
import { Bench } from './bench.js';
import { crossing, square } from './pictures.js';

const CELL = 50;

/** A board of cells of 50 pixels under a pointer. */
class Pointed {
  readonly bench: Bench;
  readonly scroller = { scrollLeft: 0, scrollTop: 0 };
  readonly viewport = { cell: CELL, overflows: false, pan: () => {}, zoomTo: () => {} };
  readonly port: PointerListener;
  /** What the page hears, in order. */
  readonly told: string[] = [];
  /** The mark under the pointer. */
  mark: number | undefined;

  constructor(topology: Topology = square(4)) {
    this.bench = new Bench(topology);
    const { controls } = this.bench;
    const { viewport, told } = this;
    const selectionReport = { flush: () => told.push(`selected ${this.bench.selected}`) };
    const board = { topology, controls, viewport, selectionReport, markAt: () => this.mark, focus: () => {} };
    this.port = boardPointer(this.scroller, board, () => told.push('tapped'));
  }

  press(row: number, column: number, modifiers: { ctrl?: boolean; shift?: boolean } = {}): void {
    this.port.press(middle(row, column), { ctrl: false, shift: false, ...modifiers });
  }

  drag(row: number, column: number): void {
    this.port.drag(middle(row, column));
  }
}

const middle = (row: number, column: number): { x: number; y: number } => ({
  x: (column - 0.5) * CELL,
  y: (row - 0.5) * CELL,
});

describe('dragging', () => {
  it('selects the cells one after the other', () => {
    const pointed = new Pointed();
    pointed.press(1, 1);
    pointed.drag(1, 2);
    pointed.drag(2, 2);
    assert.deepEqual(pointed.bench.selected, [0, 1, 5]);
  });

  it('skips no cell, however quick the pointer is', () => {
    const pointed = new Pointed();
    pointed.press(1, 1);
    pointed.drag(1, 4);
    pointed.drag(4, 4);
    assert.deepEqual(pointed.bench.selected, [0, 1, 2, 3, 7, 11, 15]);
  });

  it('goes over dark tiles', () => {
    const pointed = new Pointed(crossing('..#..'));
    pointed.press(1, 1);
    pointed.drag(1, 5);
    assert.deepEqual(pointed.bench.selected, [0, 1, 2, 3]);
  });

  it('reckons with a board that has moved on under the pointer', () => {
    const pointed = new Pointed();
    pointed.press(1, 1);
    pointed.scroller.scrollLeft = 2 * CELL;
    pointed.drag(1, 2);
    assert.deepEqual(pointed.bench.selected, [0, 1, 2, 3]);
  });

  it('begins outside the board where it was pressed', () => {
    const pointed = new Pointed();
    pointed.port.press({ x: -20, y: 25 }, { ctrl: false, shift: false });
    pointed.drag(1, 2);
    assert.deepEqual(pointed.bench.selected, [0, 1]);
  });
});

describe('a press with Ctrl', () => {
  it('adds a cell, and drags on from there', () => {
    const pointed = new Pointed();
    pointed.press(1, 1);
    pointed.press(3, 1, { ctrl: true });
    pointed.drag(3, 2);
    assert.deepEqual(pointed.bench.selected, [0, 8, 9]);
  });

  it('gives up a selected cell, also with a hand that shakes', () => {
    const pointed = new Pointed();
    pointed.press(1, 1);
    pointed.drag(1, 2);
    pointed.press(1, 2, { ctrl: true });
    pointed.port.drag({ x: 1.2 * CELL, y: 0.3 * CELL });
    pointed.port.drag({ x: 1.7 * CELL, y: 0.8 * CELL });
    assert.deepEqual(pointed.bench.selected, [0]);
  });
});

describe('a tap', () => {
  it('a second time on the same cell selects all that hold the same', () => {
    const pointed = new Pointed();
    pointed.bench.controls.select(0, 5);
    pointed.bench.controls.enter(3);
    for (const at of [1000, 1200]) {
      pointed.press(1, 1);
      pointed.port.tap(middle(1, 1), at);
    }
    assert.deepEqual(pointed.bench.selected, [5, 0]);
  });

  it('a while later is a tap like the first', () => {
    const pointed = new Pointed();
    pointed.bench.controls.select(0, 5);
    pointed.bench.controls.enter(3);
    for (const at of [1000, 1400]) {
      pointed.press(1, 1);
      pointed.port.tap(middle(1, 1), at);
    }
    assert.deepEqual(pointed.bench.selected, [0]);
  });
});

describe('who listens to taps', () => {
  it('hears of one when it knows what is selected', () => {
    const pointed = new Pointed();
    pointed.press(2, 3);
    pointed.port.tap(middle(2, 3), 0);
    assert.deepEqual(pointed.told, ['selected 6', 'tapped']);
  });

  it('hears nothing of a dark tile, nor of a selection that is dragged', () => {
    const pointed = new Pointed(crossing('..#..'));
    pointed.press(1, 3);
    pointed.port.tap(middle(1, 3), 0);
    pointed.press(1, 1);
    pointed.drag(1, 2);
    assert.deepEqual(pointed.told, []);
  });
});

describe('a finger', () => {
  it('moves a board that is larger than its frame unless it starts on the selection', () => {
    const pointed = new Pointed();
    pointed.bench.controls.select(0);
    assert.equal(pointed.port.pansFrom(middle(2, 2)), false);
    pointed.viewport.overflows = true;
    assert.equal(pointed.port.pansFrom(middle(2, 2)), true);
    assert.equal(pointed.port.pansFrom(middle(1, 1)), false);
  });
});

describe('a tap on a mark in colour mode', () => {
  function tapped(pointed: Pointed, mark: number | undefined, at: number): number | undefined {
    pointed.mark = mark;
    pointed.press(1, 1);
    pointed.port.tap(middle(1, 1), at);
    return pointed.bench.state.mark;
  }

  it('sends colours to it, and again back to the cell', () => {
    const pointed = new Pointed();
    assert.equal(tapped(pointed, 3, 0), undefined); // and selects the cell
    pointed.bench.controls.setMode('colour');
    assert.equal(tapped(pointed, 3, 1000), 3);
    assert.equal(tapped(pointed, 3, 2000), undefined);
    assert.equal(tapped(pointed, 3, 3000), 3);
    assert.equal(tapped(pointed, 4, 4000), 4);
    assert.equal(tapped(pointed, undefined, 5000), undefined);
  });

  it('colours it at once where a colour is locked', () => {
    const pointed = new Pointed();
    pointed.bench.controls.select(0);
    pointed.bench.controls.enter(3, 'mark');
    pointed.bench.controls.setMode('colour');
    pointed.bench.controls.lock(6);
    tapped(pointed, 3, 1000);
    assert.deepEqual(pointed.bench.cells[0]!.markColours, [36]);
    tapped(pointed, 3, 2000);
    assert.deepEqual([pointed.bench.cells[0]!.markColours, pointed.bench.cells[0]!.colour], [[], 0]);
  });

  it('is about the cell where that was not selected', () => {
    const pointed = new Pointed();
    pointed.bench.controls.select(0);
    pointed.bench.controls.enter(3, 'mark');
    pointed.bench.controls.setMode('colour');
    pointed.bench.controls.lock(6);
    pointed.bench.controls.select(1);
    tapped(pointed, 3, 1000);
    assert.deepEqual([pointed.bench.cells[0]!.markColours, pointed.bench.cells[0]!.colour], [[], 6]);
  });
});
