import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Labels } from '../view/labels.js';
import { Topology } from '../puzzle/topology.js';
import type { CellState } from '../puzzle/types.js';
import { Bench } from './bench.js';
import { crossing, square } from './pictures.js';
import { englishTexts } from './texts.js';

describe('what is said', () => {
  it('names digit and place', () => {
    const bench = new Bench();
    bench.controls.select(6);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 2, column 3');
  });

  it('tells of a repeated digit, and leaves tidied marks out', () => {
    const bench = new Bench();
    bench.controls.select(1);
    bench.controls.enter(3, 'mark');
    bench.controls.select(0);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 1, column 1');
    bench.controls.select(3);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 1, column 4, 3 appears twice');
  });

  it('keeps a repeated digit to itself where conflicts are not shown', () => {
    const bench = new Bench();
    bench.preferences = { ...bench.preferences, conflicts: false };
    bench.controls.select(0);
    bench.controls.enter(3);
    bench.controls.select(3);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 1, column 4');
  });

  it('tells what was undone, and that there is nothing more', () => {
    const bench = new Bench();
    bench.controls.select(0);
    bench.controls.enter(3);
    bench.controls.undo();
    assert.equal(bench.said.at(-1), 'undone: row 1, column 1 cleared');
    bench.controls.undo();
    assert.equal(bench.said.at(-1), 'nothing to undo');
  });

  it('tells that a given digit stays', () => {
    const bench = new Bench(square(4, [1, 2, 3, 4], { 0: 2 }));
    bench.controls.select(0);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), 'this digit is a given and cannot be changed');
  });

  it('nothing changes on a board that can not be changed', () => {
    const bench = new Bench();
    bench.editable = false;
    bench.controls.select(0);
    bench.controls.enter(3);
    bench.controls.undo();
    assert.equal(bench.cells[0]!.digit, null);
    assert.deepEqual(bench.said, []);
  });
});

describe('branches', () => {
  it('are begun, accepted and dropped by keys, and say so', () => {
    const bench = new Bench();
    const { controls, said } = bench;
    controls.select(0);
    controls.perform({ kind: 'branch' }, 0);
    assert.equal(said.at(-1), 'Now in branch A: try something, then accept it or drop it.');
    controls.enter(3);
    controls.perform({ kind: 'branch' }, 0);
    assert.match(said.at(-1)!, /^Now in branch B:/);
    controls.perform({ kind: 'accept' }, 0);
    assert.equal(said.at(-1), 'branch B accepted: what you wrote in it stays');
    controls.perform({ kind: 'drop' }, 0);
    assert.equal(said.at(-1), 'branch A dropped: the board is as it was before');
    assert.equal(bench.cells[0]!.digit, null);
    controls.perform({ kind: 'undo' }, 0);
    assert.equal(said.at(-1), 'undone: branch A opened, 3 in row 1, column 1');
    assert.equal(bench.cells[0]!.digit, 3);
  });

  it('need one that is open to be accepted or dropped', () => {
    const bench = new Bench();
    bench.controls.perform({ kind: 'drop' }, 0);
    assert.equal(bench.said.at(-1), 'No branch is open. “What if?” starts one.');
    assert.equal(bench.play.unconfirmed, 0);
  });

  it('are fifty at most, which is said before and when one more is wanted', () => {
    const bench = new Bench();
    for (let level = 1; level <= 50; level++) {
      bench.controls.branch();
    }
    assert.equal(bench.said.at(-1), 'Now in branch AX. No branch can start inside this one: accept it or drop it first.');
    const sent = bench.play.unconfirmed;
    bench.controls.branch();
    assert.equal(bench.said.at(-1), '50 branches are open, as many as there can be. Accept one or drop one first.');
    assert.equal(bench.play.branches.length, 50);
    assert.equal(bench.play.unconfirmed, sent);
    bench.controls.drop();
    bench.controls.branch();
    assert.equal(bench.play.branches.length, 50);
  });

  it('are none where the board has none, as in a lesson', () => {
    const bench = new Bench();
    bench.preferences = { ...bench.preferences, branches: false };
    bench.controls.branch();
    assert.equal(bench.play.unconfirmed, 0);
  });
});

describe('labels', () => {
  const look = {
    given: false,
    bad: undefined,
    selected: false,
    pencil: undefined,
    primary: false,
    quiet: false,
    peer: false,
    same: false,
    role: undefined,
    marks: undefined,
    lit: false,
    squares: false,
    awaiting: undefined,
    layer: undefined,
    contour: '',
    cage: 0,
  } as const;
  const empty: CellState = { digit: null, candidates: [], corners: [], colour: 0, markColours: [] };
  const topology = crossing('#..', '#..');
  const labels = new Labels(englishTexts(), topology);

  it('say place, content, marks and clues', () => {
    const label = labels.cell(3, { ...look, state: { ...empty, candidates: [1, 3], corners: [9] } });
    assert.equal(label, 'row 2, column 3, empty, marks 1 3, corner marks 9, clue 1, clue 3');
  });

  it('say the colours of the cell, the older first, and of the marks that stand', () => {
    const state = { ...empty, candidates: [1, 3], colour: 51, markColours: [32, 93] };
    const label = labels.cell(3, { ...look, state });
    assert.equal(label, 'row 2, column 3, empty, marks 1 3, coloured blue, pink, mark 3 orange, clue 1, clue 3');
    const written = labels.cell(3, { ...look, state: { ...state, digit: 3, colour: 0 } });
    assert.equal(written, 'row 2, column 3, 3, clue 1, clue 3');
  });

  it('say which clue cannot be met any more', () => {
    const label = labels.cell(3, { ...look, state: empty }, (clue) => clue === 3);
    assert.equal(label, 'row 2, column 3, empty, clue 1, clue 3, which cannot be met any more');
  });

  it('say boxes before clues', () => {
    const boxes = [{ name: 'box 2', cells: [2, 3] }];
    const boxed = new Labels(englishTexts(), new Topology({ ...topology.picture, boxes }));
    const label = boxed.cell(3, { ...look, state: empty });
    assert.equal(label, 'row 2, column 3, empty, box 2, clue 1, clue 3');
    assert.equal(boxed.cell(0, { ...look, state: empty }), 'row 1, column 2, empty, clue 0, clue 2');
  });

  it('say digits and what is wrong with them, and no marks under them', () => {
    const state = { ...empty, digit: 7, candidates: [1] };
    assert.equal(labels.cell(0, { ...look, state }), 'row 1, column 2, 7, clue 0, clue 2');
    assert.equal(labels.cell(0, { ...look, state, bad: 'repeated' }), 'row 1, column 2, 7, repeated, clue 0, clue 2');
    assert.equal(labels.cell(0, { ...look, state, given: true }), 'row 1, column 2, 7, given, clue 0, clue 2');
  });

  it('say in which branch a digit or marks were written', () => {
    const none = new Map<number, number>();
    const layer = { digit: 1, candidates: none, corners: none };
    const digit = labels.cell(0, { ...look, state: { ...empty, digit: 7 }, layer });
    assert.equal(digit, 'row 1, column 2, 7, branch A, clue 0, clue 2');
    const marks = { digit: 0, candidates: new Map([[3, 2], [5, 1]]), corners: new Map([[9, 2]]) };
    const marked = labels.cell(0, { ...look, state: { ...empty, candidates: [1, 3, 5], corners: [9] }, layer: marks });
    assert.equal(marked, 'row 1, column 2, empty, branch A: 5, branch B: 3 9, marks 1 3 5, corner marks 9, clue 0, clue 2');
  });

  it('say what a hint does in a cell', () => {
    const label = labels.cell(0, { ...look, state: empty, role: 'gone', marks: new Map([[5, 'gone']]) });
    assert.equal(label, 'row 1, column 2, empty, loses candidates, 5 ruled out by the hint, clue 0, clue 2');
  });

  it('say what a clue has so far', () => {
    const cells = [{ ...empty, digit: 7 }, empty, empty, empty];
    assert.equal(labels.clueSoFar(topology.clue(0)!, cells), 'Clue 0: has 7; 1 empty cell');
    assert.equal(labels.clueSoFar(topology.clue(1)!, cells), 'Clue 1: no digit yet, 2 empty cells');
  });
});
