import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commonMarks } from '../puzzle/candidates.js';
import type { CellState } from '../puzzle/types.js';

function cell(digit: number | null, ...candidates: number[]): CellState {
  return { digit, candidates, corners: [5], colour: 0, markColours: [] };
}

describe('the marks that the keypad shows', () => {
  const cells = [cell(null, 1, 2, 12), cell(null, 2, 12), cell(7, 2), cell(null)];

  it('are those of the selected cell', () => {
    assert.deepEqual([...commonMarks(cells, [0])], [1, 2, 12]);
    assert.deepEqual([...commonMarks(cells, [3])], []);
    assert.deepEqual([...commonMarks(cells, [])], []);
  });

  it('are those that all selected cells have', () => {
    assert.deepEqual([...commonMarks(cells, [0, 1])], [2, 12]);
    assert.deepEqual([...commonMarks(cells, [0, 3])], []);
  });

  it('are not asked of cells with a digit', () => {
    assert.deepEqual([...commonMarks(cells, [2])], []);
    assert.deepEqual([...commonMarks(cells, [1, 2])], [2, 12]);
  });
});
