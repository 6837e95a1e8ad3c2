import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cageLines } from '../draw/cage-lines.js';
import { CELL } from '../draw/svg.js';
import type { Picture, Tile } from '../puzzle/types.js';

function picture(cages: readonly (number | undefined)[]): Picture {
  const tiles = cages.map((cage, cell): Tile => ({ kind: 'white', cell, region: 0, ...(cage === undefined ? {} : { cage }) }));
  return { rows: 2, columns: 2, tiles, digits: [1, 2], units: [], clues: [] };
}

interface Dash {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

function dashes(path: string): Dash[] {
  return [...path.matchAll(/M(\S+) ([^HV]+)([HV])([^M]+)/g)].map(([, x, y, way, to]) => ({
    from: [Number(x), Number(y)],
    to: way === 'H' ? [Number(to), Number(y)] : [Number(x), Number(to)],
  }));
}

/** How many dashes end beside no other one: further away than a gap. */
function loose(path: string): number {
  const all = dashes(path);
  const isNear = (one: readonly [number, number], other: readonly [number, number]): boolean =>
    Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) < CELL / 8;
  const isAlone = (dash: Dash, end: readonly [number, number]): boolean =>
    all.every((other) => other === dash || !(isNear(end, other.from) || isNear(end, other.to)));
  return all.filter((dash) => isAlone(dash, dash.from) || isAlone(dash, dash.to)).length;
}

describe('outlines of cages', () => {
  it('are closed, also around a corner', () => {
    const path = cageLines(picture([0, 0, 0, 1]));
    assert.equal(loose(path), 0);
    assert.equal(loose(path.replace(/^((?:M[^M]+){2})M[^M]+/, '$1')) > 0, true);
  });

  it('are not there where no tile has a cage', () => {
    assert.equal(cageLines(picture([undefined, undefined, undefined, undefined])), '');
  });

  it('meet in corners', () => {
    const corners = dashes(cageLines(picture([0, 0, 0, 1])));
    const starts = corners.flatMap(({ from, to }) => [from, to]).map(String);
    assert.equal(starts.length - new Set(starts).size, 10); // six of the bent cage, four of the single one
  });

  it('leave out a tile without a cage', () => {
    const all = dashes(cageLines(picture([7, undefined, undefined, undefined]))).flatMap(({ from, to }) => [...from, ...to]);
    assert.equal(all.length > 0, true);
    assert.equal(Math.max(...all) < CELL, true);
  });
});
