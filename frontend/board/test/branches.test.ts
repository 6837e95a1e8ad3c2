import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { branchLetter, layerOf, type Layer } from '../game/branches.js';
import { History } from '../game/history.js';
import type { Change, Turn } from '../puzzle/types.js';
import { CELLS, NO_GIVENS, randomChanges } from './plain.js';
import { Random } from './random.js';

const play = (...changes: Change[]): Turn => ({ kind: 'play', changes });

/** A history after some seeded turns, often with branches open. */
function played(random: Random): History {
  const history = History.of(NO_GIVENS);
  for (let turn = 0; turn < 20; turn++) {
    const kind = random.pick(['play', 'play', 'play', 'branch', 'branch', 'accept', 'drop', 'undo', 'redo'] as const);
    const level = history.branches.length + (kind === 'branch' ? 1 : 0);
    history.apply(kind === 'play' ? play(...randomChanges(random)) : { kind, level });
  }
  return history;
}

function forSeeds(check: (random: Random) => void): void {
  for (let seed = 1; seed <= 200; seed++) {
    check(new Random(seed));
  }
}

const layers = (history: History): (Layer | undefined)[] =>
  history.cells.map((state, cell) => layerOf(cell, state, history.branches));

/** Where nothing of a cell is a branch's own, it does not matter whether that is said. */
const told = (layer: Layer | undefined): unknown => ({
  digit: layer?.digit ?? 0,
  candidates: [...(layer?.candidates ?? [])],
  corners: [...(layer?.corners ?? [])],
});

describe('a branch', () => {
  it('that is dropped leaves exactly what was there before it, the same objects', () => {
    forSeeds((random) => {
      const history = played(random);
      const before = [...history.cells];
      const open = history.branches;
      history.apply({ kind: 'branch', level: open.length + 1 });
      history.apply(play(...randomChanges(random)));
      history.apply({ kind: 'branch', level: open.length + 2 });
      history.apply(play(...randomChanges(random)));
      history.apply({ kind: 'drop', level: open.length + 1 });
      history.cells.forEach((state, cell) => assert.equal(state, before[cell]));
      assert.deepEqual(history.branches, open);
    });
  });

  it('that is accepted leaves the position as it is, and what was written belongs to what is around it', () => {
    forSeeds((random) => {
      const history = played(random);
      const plain = history.copy();
      const changes = [randomChanges(random), randomChanges(random)];
      history.apply({ kind: 'branch', level: history.branches.length + 1 });
      changes.forEach((each) => history.apply(play(...each)));
      history.apply({ kind: 'accept', level: history.branches.length });
      changes.forEach((each) => plain.apply(play(...each)));
      assert.deepEqual(history.cells, plain.cells);
      assert.deepEqual(layers(history).map(told), layers(plain).map(told));
      assert.deepEqual(history.branches, plain.branches);
    });
  });

  it('and all turns about it are undone and done again like any other', () => {
    forSeeds((random) => {
      const history = played(random);
      while (history.canRedo) {
        history.apply({ kind: 'redo' });
      }
      const states = [];
      while (history.canUndo) {
        states.push({ cells: [...history.cells], branches: history.branches });
        history.apply({ kind: 'undo' });
      }
      assert.deepEqual(history.cells, History.of(NO_GIVENS).cells);
      for (const { cells, branches } of states.toReversed()) {
        history.apply({ kind: 'redo' });
        assert.deepEqual(history.cells, cells);
        assert.deepEqual(history.branches, branches);
      }
    });
  });

  it('names every cell to be painted again that looks other than before', () => {
    forSeeds((random) => {
      const history = played(random);
      for (const kind of ['branch', 'accept', 'drop', 'undo', 'undo', 'redo'] as const) {
        const level = history.branches.length + (kind === 'branch' ? 1 : 0);
        const [cells, old] = [[...history.cells], layers(history)];
        const touched = new Set(history.apply({ kind, level }));
        const now = layers(history);
        for (let cell = 0; cell < CELLS; cell++) {
          const isSame = history.cells[cell] === cells[cell] && JSON.stringify(told(now[cell])) === JSON.stringify(told(old[cell]));
          assert.ok(isSame || touched.has(cell), `${kind}, cell ${cell}`);
        }
      }
    });
  });

  it('has the digits and marks that were not there before it', () => {
    const history = History.of(NO_GIVENS);
    history.apply(play({ cell: 0, digit: 1 }, { cell: 1, candidates: [2, 3] }));
    history.apply({ kind: 'branch', level: 1 });
    history.apply(play({ cell: 1, candidates: [3, 4], corners: [5] }, { cell: 2, digit: 7 }));
    history.apply({ kind: 'branch', level: 2 });
    history.apply(play({ cell: 3, digit: 8 }, { cell: 1, candidates: [3, 4, 6] }));
    const [ordinary, marks, a, b] = layers(history);
    assert.equal(ordinary, undefined);
    assert.deepEqual(marks, { digit: 0, candidates: new Map([[4, 1], [6, 2]]), corners: new Map([[5, 1]]) });
    assert.deepEqual([a!.digit, b!.digit], [1, 2]);
    const [outer, inner] = history.branches;
    assert.deepEqual([outer!.moves, outer!.began], [1, [{ cell: 2, digit: 7 }]]);
    assert.deepEqual([inner!.moves, inner!.began], [1, [{ cell: 3, digit: 8 }]]);
  });

  it('is named by letters, as many as there are', () => {
    assert.deepEqual([1, 2, 26, 27, 52, 53].map(branchLetter), ['A', 'B', 'Z', 'AA', 'AZ', 'BA']);
  });
});
