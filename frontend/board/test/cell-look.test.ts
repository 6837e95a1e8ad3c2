import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Lights, lookOf, tintsOf, type Scene } from '../draw/cell-look.js';
import { Selection } from '../game/selection.js';
import type { Preferences } from '../puzzle/types.js';
import { GAME_PREFERENCES } from './preferences.js';
import { cellsOf, crossing, square } from './pictures.js';

const PLAIN = square(3);
/** 2 stands in its first cell, in its middle and in its last. */
const CELLS = cellsOf(PLAIN, { 0: { digit: 2 }, 4: { digit: 2 }, 5: { digit: 1 }, 8: { digit: 2 } });

function scene(selected: readonly number[], preferences: Partial<Preferences> = {}, others: Partial<Scene> = {}): Scene {
  const selection = new Selection();
  selection.only(...selected);
  return {
    topology: PLAIN,
    cells: CELLS,
    selection,
    mode: 'digit',
    preferences: { ...GAME_PREFERENCES, ...preferences },
    clue: undefined,
    awaiting: undefined,
    lit: new Set(),
    explains: false,
    badness: () => undefined,
    layer: () => undefined,
    ...others,
  };
}

function tinted(of: Scene): { readonly peers: number[]; readonly same: number[] } {
  const { peers, same } = tintsOf(of);
  const sorted = (cells: ReadonlySet<number>): number[] => [...cells].sort((a, b) => a - b);
  return { peers: sorted(peers), same: sorted(same) };
}

describe('tints', () => {
  it('show the lines of the selected cell and where its digit stands elsewhere', () => {
    assert.deepEqual(tinted(scene([4])), { peers: [1, 3, 5, 7], same: [0, 8] });
  });

  it('show no digits like the one that an empty cell has not', () => {
    assert.deepEqual(tinted(scene([1])), { peers: [0, 2, 4, 7], same: [] });
  });

  it('are each switched off by a setting of its own', () => {
    assert.deepEqual(tinted(scene([4], { peers: false })), { peers: [], same: [0, 8] });
    assert.deepEqual(tinted(scene([4], { same: false })), { peers: [1, 3, 5, 7], same: [] });
  });

  it('are none in zen, which a board outside games has not', () => {
    assert.deepEqual(tinted(scene([4], { zen: true })), { peers: [], same: [] });
    assert.deepEqual(tinted(scene([4], { zen: true, game: false })), { peers: [1, 3, 5, 7], same: [0, 8] });
  });

  it('are of one cell alone', () => {
    assert.deepEqual(tinted(scene([])), { peers: [], same: [] });
    assert.deepEqual(tinted(scene([0, 4])), { peers: [], same: [] });
  });

  it('step back while an explanation is read, and the selected cell keeps its frame alone', () => {
    const read = scene([4], {}, { explains: true });
    assert.deepEqual(tinted(read), { peers: [], same: [] });
    const look = lookOf(4, read, tintsOf(read), new Lights(null));
    assert.equal(look.selected, true);
    assert.equal(look.quiet, true);
  });

  it('show the cells of a clue that was tapped, whatever the settings say', () => {
    const runs = crossing('####', '#...', '#...');
    const tapped = { topology: runs, cells: cellsOf(runs, {}), clue: 1 };
    assert.deepEqual(runs.clue(1)!.cells, [3, 4, 5]);
    assert.deepEqual(tinted(scene([4], {}, tapped)), { peers: [3, 4, 5], same: [] });
    assert.deepEqual(tinted(scene([4], { peers: false }, tapped)), { peers: [3, 4, 5], same: [] });
  });
});
