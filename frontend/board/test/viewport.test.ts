import { test } from 'node:test';
import assert from 'node:assert/strict';
import { isNumberCut } from '../view/viewport.js';

test('of a number that the edge would cut nothing is shown', () => {
  const [cell, length] = [32, 304]; // nine columns and half of the tenth
  const shown = Array.from({ length: 30 }, (_, i) => i + 1).filter((number) => !isNumberCut((number - 0.5) * cell, length));
  assert.deepEqual(shown, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a board that fits has all its numbers, however small its cells', () => {
  const [cell, count] = [16, 30];
  const cut = Array.from({ length: count }, (_, i) => isNumberCut((i + 0.5) * cell, count * cell));
  assert.ok(!cut.includes(true));
});
