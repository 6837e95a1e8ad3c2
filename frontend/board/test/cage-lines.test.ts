import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cageLines } from '../draw/cage-lines.js';
import type { Picture, Tile } from '../puzzle/types.js';

function picture(cages: readonly (number | undefined)[]): Picture {
  const tiles = cages.map((cage, cell): Tile => ({ kind: 'white', cell, region: 0, ...(cage === undefined ? {} : { cage }) }));
  return { rows: 2, columns: 2, tiles, digits: [1, 2], units: [], clues: [] };
}

/** Each end of a line, as often as lines end there. */
function ends(path: string): Map<string, number> {
  const found = new Map<string, number>();
  [...path.matchAll(/[ML]([^ML]+)/g)].forEach(([, end]) => found.set(end!, (found.get(end!) ?? 0) + 1));
  return found;
}

describe('outlines of cages', () => {
  it('are closed, also around a corner', () => {
    const path = cageLines(picture([0, 0, 0, 1]));
    assert.equal(path.split('M').length - 1, 12);
    assert.deepEqual([...new Set(ends(path).values())], [2]);
  });

  it('are not there where no tile has a cage', () => {
    assert.equal(cageLines(picture([undefined, undefined, undefined, undefined])), '');
  });

  it('leave out a tile without a cage', () => {
    assert.equal(cageLines(picture([7, undefined, undefined, undefined])).split('M').length - 1, 4);
  });
});
