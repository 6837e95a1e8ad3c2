import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { curveBetween, freest, headOf, pointBeside, pointOf, shortened, type Disc, type Point } from '../draw/arrow-path.js';
import { CELL } from '../draw/svg.js';
import { keypads, Writing } from '../draw/writing.js';
import type { CellState, MarkRole } from '../puzzle/types.js';
import { cellsOf, square } from './pictures.js';

const A: Disc = { x: 10, y: 10, r: 5 };
const B: Disc = { x: 110, y: 10, r: 8 };

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function near(one: number, other: number): void {
  assert.ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`);
}

describe('an arrow', () => {
  const there = curveBetween(A, B)!;
  const back = curveBetween(B, A)!;

  it('leaves and reaches at the edges', () => {
    near(distance(there.from, A), A.r);
    near(distance(there.to, B), B.r);
  });

  it('keeps apart from the one back', () => {
    const apart = distance(pointOf(there, 0.5), pointOf(back, 0.5));
    assert.ok(apart > 20, `${apart}`);
  });

  it('bows out no further than a cell on a long way', () => {
    const long = curveBetween(A, { x: 1800, y: 10, r: 5 })!;
    assert.ok(Math.abs(pointOf(long, 0.5).y - 10) < CELL);
  });

  it('has places beside it, on its right and on its left', () => {
    const middle = pointOf(there, 0.5);
    for (const by of [7, -7]) {
      const beside = pointBeside(there, 0.5, by);
      near(distance(beside, middle), 7);
      assert.equal(Math.sign(beside.y - middle.y), Math.sign(by));
    }
  });

  it('is none between discs that touch', () => {
    assert.equal(curveBetween(A, { x: 20, y: 10, r: 5 }), undefined);
  });

  it('has its tip where it ends, and its shaft ends within the head', () => {
    assert.ok(headOf(there, 9).startsWith(`M${Math.round(there.to.x * 10) / 10} ${Math.round(there.to.y * 10) / 10}L`));
    near(distance(shortened(there, 7).to, there.to), 7);
  });
});

describe('a number', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ];

  it('takes the first place where nothing is hidden', () => {
    assert.deepEqual(freest(places, 5, []), places[0]);
  });

  it('gives way to what is written', () => {
    assert.deepEqual(freest(places, 5, [{ x: 3, y: 0, r: 6 }]), places[1]);
  });
});

describe('what is written', () => {
  const board = square(4);

  function writing(parts: Readonly<Record<number, Partial<CellState>>>, lit: ReadonlyMap<number, MarkRole> = new Map()): Writing {
    const cells = cellsOf(board, parts);
    const written = (cell: number): { state: CellState; marks: ReadonlyMap<number, MarkRole> } => ({ state: cells[cell]!, marks: lit });
    return new Writing(board.picture, board.tileOf, keypads(board.picture, 0), written);
  }

  it('has a mark at its keypad place, inside its cell', () => {
    const mark = writing({ 5: { candidates: [2, 4] } }).mark(5, 4)!;
    assert.ok(mark.x - mark.r > CELL && mark.x + mark.r < 2 * CELL);
    assert.ok(mark.y - mark.r > CELL && mark.y + mark.r < 2 * CELL);
  });

  it('has a mark that a hint shows', () => {
    assert.ok(writing({}, new Map([[3, 'cause']])).mark(0, 3));
  });

  it('has no mark where none shows or a digit stands', () => {
    assert.equal(writing({}).mark(0, 3), undefined);
    assert.equal(writing({ 0: { digit: 1, candidates: [3] } }).mark(0, 3), undefined);
  });

  it('keeps numbers on the board', () => {
    const inside = { x: 2 * CELL, y: 20 };
    const place = freest([{ x: 2 * CELL, y: 2 }, inside], 7, writing({}).written({ x: 2 * CELL, y: 2 }));
    assert.deepEqual(place, inside);
  });
});
