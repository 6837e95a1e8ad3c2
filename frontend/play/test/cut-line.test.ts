import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutAbove } from '../cut-line.js';

const LINES = [
  { top: 0, bottom: 20 },
  { top: 22, bottom: 42 },
  { top: 44, bottom: 64 },
];

test('an edge within a line cuts all of that line that is above it', () => {
  assert.equal(cutAbove(50, LINES), 6);
});

test('an edge between two lines cuts none', () => {
  assert.equal(cutAbove(43, LINES), 0);
  assert.equal(cutAbove(42, LINES), 0);
  assert.equal(cutAbove(44, LINES), 0);
  assert.equal(cutAbove(100, LINES), 0);
});

test('of things of different height beside each other the highest is cut whole', () => {
  assert.equal(cutAbove(50, [...LINES, { top: 40, bottom: 70 }]), 10);
});

test('a line that rounding alone puts under the edge is not cut', () => {
  assert.equal(cutAbove(41.5, LINES), 0);
  assert.equal(cutAbove(41, LINES), 19);
});
