import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statesHere } from '../puzzle/clue-states.js';
import { Topology } from '../puzzle/topology.js';
import type { ClueRule, ClueState } from '../puzzle/types.js';
import { cellsOf, numbers, square } from './pictures.js';

/** Of a square of 4 × 4 with one clue on its first cells, those of the first row and the first of the second. */
function state(rule: ClueRule, digits: readonly number[], told?: ClueState): ClueState | undefined {
  const clues = [{ id: 7, cells: numbers(digits.length, 0), name: '', rule }];
  const topology = new Topology({ ...square(4).picture, clues });
  const cells = cellsOf(topology, Object.fromEntries(digits.flatMap((digit, cell) => (digit > 0 ? [[cell, { digit }]] : []))));
  return statesHere({ topology, cells }, told ? { 7: told } : {})[7];
}

const sum = (target: number): ClueRule => ({ operation: '+', target, different: false });

test('a clue is done when its digits make what it demands', () => {
  assert.equal(state(sum(7), [1, 2, 4]), 'done');
  assert.equal(state({ operation: '-', target: 2, different: false }, [2, 4]), 'done');
  assert.equal(state({ operation: '/', target: 2, different: false }, [1, 3]), undefined);
  assert.equal(state(sum(8), [1, 2, 4]), undefined);
});

test('a clue is not done with a cell open, though the others make it', () => {
  assert.equal(state(sum(3), [1, 2, 0]), undefined);
});

test('a clue is not done by one digit twice in a line, and is by two in cells that share none', () => {
  assert.equal(state(sum(4), [2, 2]), undefined);
  assert.equal(state(sum(10), [1, 2, 3, 4, 0]), undefined);
  assert.equal(state(sum(12), [1, 2, 3, 4, 2]), 'done');
  assert.equal(state({ ...sum(12), different: true }, [1, 2, 3, 4, 2]), undefined);
});

test('what the server knew is done no more when a digit goes, and broken until it is met', () => {
  assert.equal(state(sum(3), [1, 0], 'done'), undefined);
  assert.equal(state(sum(3), [1, 3], 'broken'), 'broken');
  assert.equal(state(sum(3), [1, 2], 'broken'), 'done');
});
