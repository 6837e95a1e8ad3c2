import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lines, type LineStyle } from '../lines.js';
import { table } from '../table.js';

const style = (name: string): LineStyle => ({ name, colour: 0, stroke: 'solid' });

test('each place is a row, and a line without a point there has an empty cell', () => {
  const lines = new Lines(2);
  lines.add({ line: 0, x: [1, 10], y: [5, 0.25] });
  lines.add({ line: 1, x: [2, 10], y: [7, 0] });
  assert.equal(table('Time', [style('one'), style('two')], lines), 'Time,one,two\r\n1,5,\r\n2,,7\r\n10,0.25,0\r\n');
});

test('a name with a comma or a quotation mark is quoted', () => {
  const lines = new Lines(1);
  assert.equal(table('x', [style('GA, "light"')], lines), 'x,"GA, ""light"""\r\n');
});
