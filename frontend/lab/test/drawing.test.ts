import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawing } from '../drawing.js';
import { Lines, type LineStyle } from '../lines.js';
import type { Paint } from '../paint.js';

const paint: Paint = { ink: 'black', hair: 'grey', surface: 'white', font: '"A", sans-serif', lines: ['red', 'blue'] };
const styles: readonly LineStyle[] = [
  { name: 'one & only', colour: 0, stroke: 'solid', bold: true },
  { name: 'other', colour: 1, stroke: 'dashed' },
];

function drawn(log: boolean, x: readonly number[], y: readonly number[]): string {
  const lines = new Lines(2);
  lines.add({ line: 0, x, y });
  lines.add({ line: 1, x: [x[0]!], y: [y[0]!] });
  return drawing({ title: 'Race <1>', about: 'Kakuro & seed 1' }, { x: 'Time', y: 'Fitness', log, whole: true }, styles, lines, paint);
}

const places = (svg: string): (readonly [number, number])[] =>
  /polyline points="([^"]*)"/
    .exec(svg)![1]!
    .split(' ')
    .map((point) => point.split(',').map(Number) as [number, number]);

test('a logarithmic axis sets each power of ten as far apart as the next, from edge to edge', () => {
  const [a, b, c] = places(drawn(true, [1, 10, 100], [3, 2, 1]));
  assert.equal(a![0], 64);
  assert.equal(c![0], 960 - 24);
  assert.equal(b![0] - a![0], c![0] - b![0]);
});

test('larger values stand higher, and zero stands at the bottom of the axis', () => {
  const [a, b, c] = places(drawn(false, [1, 2, 3], [4, 2, 0]));
  assert.ok(a![1] < b![1] && b![1] < c![1]);
  assert.ok(Math.abs((a![1] + c![1]) / 2 - b![1]) < 0.02);
  assert.match(drawn(false, [1, 2], [4, 0]), new RegExp(`M64 ${c![1]}H936"[^>]*/><text [^>]*>0<`));
});

test('of counts only whole numbers are named', () => {
  const named = [...drawn(true, [1, 10], [0, 2]).matchAll(/text-anchor="end">([^<]*)</g)].map(([, label]) => label);
  assert.deepEqual(named, ['0', '1', '2']);
});

test('a line is told by its colour and its dashes, and one of a single point is a dot', () => {
  const svg = drawn(true, [1, 10], [1, 2]);
  assert.match(svg, /stroke="red" stroke-width="2.5"/);
  assert.match(svg, /stroke="blue"[^>]*stroke-dasharray="8 4"/);
  assert.match(svg, /<circle [^>]*fill="blue"/);
});

test('names are texts, not markup', () => {
  const svg = drawn(true, [1, 10], [1, 2]);
  assert.ok(svg.includes('Race &lt;1> · Fitness') && svg.includes('one &amp; only'));
  assert.ok(svg.includes('font-family="&quot;A&quot;, sans-serif"'));
});

test('values that are all alike, or a single place, have axes too', () => {
  assert.doesNotMatch(drawn(true, [5], [0]) + drawn(false, [5], [0]) + drawn(true, [10, 20], [7, 7]), /NaN|Infinity/);
});
