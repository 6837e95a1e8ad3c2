import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lines } from '../lines.js';

test('points are added to their line, and a second one at the same place replaces the first', () => {
  const lines = new Lines(2);
  lines.add({ line: 1, x: [1, 2], y: [9, 8] });
  lines.add({ line: 1, x: [2, 4], y: [7, 6] });
  assert.deepEqual(lines.tables, [
    [[], []],
    [
      [1, 2, 4],
      [9, 7, 6],
    ],
  ]);
  assert.equal(lines.last(1), 6);
  assert.equal(lines.last(0), undefined);
});

test('a line keeps its value until the next point', () => {
  const lines = new Lines(1);
  lines.add({ line: 0, x: [1, 10], y: [5, 3] });
  assert.deepEqual(
    [0.5, 1, 9.9, 10, 99].map((x) => lines.at(0, x)),
    [undefined, 5, 5, 3, 3],
  );
});

test('a cleared line begins anew, and a line that is not there gets nothing', () => {
  const lines = new Lines(1);
  lines.add({ line: 0, x: [5], y: [1] });
  lines.clear(0);
  lines.add({ line: 0, x: [2], y: [3] });
  lines.add({ line: 7, x: [2], y: [3] });
  assert.deepEqual(lines.tables, [[[2], [3]]]);
});

test('the table has few rows from the first place to the last, even on a logarithmic axis', () => {
  const lines = new Lines(1);
  const x = Array.from({ length: 1000 }, (_, i) => i + 1);
  lines.add({ line: 0, x, y: x });
  const rows = lines.rows(true);
  assert.ok(rows.length <= 12);
  assert.equal(rows[0], 1);
  assert.equal(rows.at(-1), 1000);
  rows.slice(1).forEach((place, i) => assert.ok(place / rows[i]! <= 2.1));
});

test('few places are all rows', () => {
  const lines = new Lines(2);
  lines.add({ line: 0, x: [1, 3], y: [0, 0] });
  lines.add({ line: 1, x: [2, 3], y: [0, 0] });
  assert.deepEqual(lines.rows(true), [1, 2, 3]);
});
