import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cageColours } from '../puzzle/cage-colours.js';
import { Topology } from '../puzzle/topology.js';
import type { Tile } from '../puzzle/types.js';
import { Random } from './random.js';

/** A square board whose cells are in the cages with these ids, undefined in none. */
function board(size: number, cages: readonly (number | undefined)[]): Topology {
  const ids = [...new Set(cages.filter((cage) => cage !== undefined))];
  const tiles = cages.map(
    (cage, cell): Tile => ({
      kind: 'white',
      cell,
      region: 0,
      ...(cage !== undefined && cages.indexOf(cage) === cell ? { clue: '1', clueId: cage } : {}),
    }),
  );
  const clues = ids.map((id) => ({ id, name: '', cells: cages.flatMap((cage, cell) => (cage === id ? [cell] : [])) }));
  return new Topology({ rows: size, columns: size, tiles, digits: [1, 2], units: [], clues });
}

/** Cages that grow from random cells, of one cell or more; one in ten of the cells is in none. */
function randomCages(size: number, random: Random): (number | undefined)[] {
  const cages: (number | undefined)[] = Array.from({ length: size * size }, (_, cell) => cell);
  for (let merges = size * size * 2; merges > 0; merges--) {
    const cell = random.below(size * size);
    const beside = random.chance(50) ? (cell % size === size - 1 ? cell : cell + 1) : (cell + size) % (size * size);
    const [one, other] = [cages[cell], cages[beside < cell ? cell : beside]];
    if (cages.filter((cage) => cage === one || cage === other).length <= 5) {
      cages.forEach((cage, at) => cage === other && (cages[at] = one));
    }
  }
  return cages.map((cage) => (random.chance(10) && cages.filter((other) => other === cage).length === 1 ? undefined : cage));
}

function alike(size: number, cages: readonly (number | undefined)[], colours: readonly number[]): number[] {
  const differ = (cell: number, other: number): boolean =>
    cages[cell] === undefined || cages[other] === undefined || cages[cell] === cages[other] || colours[cell] !== colours[other];
  return cages.flatMap((_, cell) => {
    const beside = [...(cell % size < size - 1 ? [cell + 1] : []), ...(cell + size < cages.length ? [cell + size] : [])];
    return beside.every((other) => differ(cell, other)) ? [] : [cell];
  });
}

describe('the colours of cages', () => {
  it('differ where cages are side by side, whatever their shapes', () => {
    for (const size of [4, 6, 9, 25]) {
      for (let seed = 1; seed <= (size < 25 ? 100 : 10); seed++) {
        const cages = randomCages(size, new Random(seed));
        const colours = cageColours(board(size, cages));
        assert.deepEqual(alike(size, cages, colours), [], `${size} × ${size}, seed ${seed}`);
        assert.deepEqual(colours.filter((colour, cell) => (colour === 0) !== (cages[cell] === undefined)), []);
        assert.ok(colours.every((colour) => colour <= 4));
      }
    }
  });

  it('are one in all cells of a cage', () => {
    const cages = [0, 0, 1, 0, 2, 1, 3, 3, 1];
    const colours = cageColours(board(3, cages));
    cages.forEach((cage, cell) => assert.equal(colours[cell], colours[cages.indexOf(cage)]));
  });

  it('are none where no clue is in a corner', () => {
    assert.deepEqual(cageColours(board(2, [undefined, undefined, undefined, undefined])), [0, 0, 0, 0]);
  });
});
