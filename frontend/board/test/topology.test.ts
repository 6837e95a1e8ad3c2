import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Conflicts } from '../puzzle/conflicts.js';
import { cellsOf, crossing, square } from './pictures.js';

const RIGHT = { down: 0, right: 1 } as const;
const LEFT = { down: 0, right: -1 } as const;
const DOWN = { down: 1, right: 0 } as const;

describe('the topology', () => {
  const board = crossing('####', '#.#.', '#...', '#.##');

  it('skips black tiles on the way to the next cell', () => {
    assert.equal(board.next(0, RIGHT), 1);
    assert.equal(board.next(0, LEFT), undefined);
    assert.equal(board.next(0, DOWN), 2);
  });

  it('knows the first and last cell of a row', () => {
    assert.equal(board.last(4, LEFT), 2);
    assert.equal(board.last(2, RIGHT), 4);
  });

  it('takes the cells of a run for peers', () => {
    assert.deepEqual([...board.peers(2)].sort(), [0, 3, 4, 5]);
  });

  it('spans a rectangle without its black tiles', () => {
    assert.deepEqual(board.rectangle(4, 0), [0, 1, 2, 3, 4]);
  });

  it('knows how often each digit stands on a latin square, and that other boards do not tell', () => {
    assert.equal(square(6).timesOfEachDigit(), 6);
    assert.equal(board.timesOfEachDigit(), undefined);
  });
});

describe('conflicts', () => {
  const board = square(4);

  it('are the cells of a unit with the same digit', () => {
    const conflicts = new Conflicts(board, cellsOf(board, { 0: { digit: 1 }, 3: { digit: 1 }, 5: { digit: 1 } }));
    assert.deepEqual([0, 3, 5].map((cell) => conflicts.has(cell)), [true, true, false]);
  });

  it('go when the digit goes, and those of another unit stay', () => {
    const conflicts = new Conflicts(board, cellsOf(board, { 0: { digit: 1 }, 3: { digit: 1 }, 4: { digit: 1 } }));
    const touched = conflicts.update([3], cellsOf(board, { 0: { digit: 1 }, 4: { digit: 1 } }));
    assert.ok(touched.has(3) && touched.has(0));
    assert.deepEqual([0, 3, 4].map((cell) => conflicts.has(cell)), [true, false, true]);
  });
});
