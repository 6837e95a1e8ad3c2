import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Controls, type ControlsPort } from '../controls.js';
import type { BoardCommand } from '../key-command.js';
import { Labels } from '../labels.js';
import { PendingStore } from '../pending-store.js';
import { Play } from '../play.js';
import type { Topology } from '../topology.js';
import { DEFAULT_PREFERENCES, type CellState, type Preferences } from '../types.js';
import { crossing, square } from './pictures.js';
import { englishTexts } from './texts.js';

const RIGHT = { down: 0, right: 1 } as const;
const LEFT = { down: 0, right: -1 } as const;

/** A board without a screen: it remembers what was said and asked. */
class Bench implements ControlsPort {
  readonly said: string[] = [];
  readonly commands: BoardCommand[] = [];
  readonly labels: Labels;
  readonly play: Play;
  readonly controls: Controls;
  readonly topology: Topology;
  editable = true;
  /** Something is open on the page. */
  open = false;
  preferences: Preferences = DEFAULT_PREFERENCES;

  constructor(topology: Topology = square(4)) {
    this.topology = topology;
    this.labels = new Labels(englishTexts(), topology);
    const port = {
      client: 'a',
      send: () => {},
      resync: () => {},
      waiting: () => {},
      notKept: () => {},
      later: () => () => {},
      now: () => 0,
    };
    const game = { id: 'g', version: 0, cursor: 0, moves: [] };
    this.play = new Play(topology, game, port, new PendingStore(undefined, 'g', 'a', () => 1));
    this.controls = new Controls(this);
  }

  get cells(): readonly CellState[] {
    return this.play.cells;
  }

  get selected(): readonly number[] {
    return this.controls.selection.cells;
  }

  move(direction: typeof RIGHT | typeof LEFT, how: { extend?: boolean; toOpen?: boolean } = {}): void {
    this.controls.perform({ kind: 'move', direction, extend: false, toOpen: false, ...how }, 0);
  }

  paint(): void {}

  say(text: string): void {
    this.said.push(text);
  }

  sayAndShow(text: string): void {
    this.said.push(text);
  }

  closesSomething(): boolean {
    return this.open;
  }

  selectionChanged(): void {}

  command(name: BoardCommand): void {
    this.commands.push(name);
  }

  zoom(): void {}

  follow(): void {}
}

describe('moving', () => {
  it('starts at the first cell when nothing is selected', () => {
    const bench = new Bench();
    bench.move(RIGHT);
    assert.deepEqual(bench.selected, [0]);
    bench.move(RIGHT);
    assert.deepEqual(bench.selected, [1]);
  });

  it('stays at the edge', () => {
    const bench = new Bench();
    bench.controls.select(3);
    bench.move(RIGHT);
    assert.deepEqual(bench.selected, [3]);
  });

  it('with Ctrl goes to the next open cell', () => {
    const bench = new Bench();
    bench.controls.select(1);
    bench.controls.enter(4);
    bench.controls.select(0);
    bench.move(RIGHT, { toOpen: true });
    assert.deepEqual(bench.selected, [2]);
  });

  it('to the next open cell goes over dark cells, and on to the next line', () => {
    const bench = new Bench(crossing('..#..', '#....'));
    bench.controls.select(1);
    bench.move(RIGHT, { toOpen: true });
    assert.deepEqual(bench.selected, [2]);
    bench.move(RIGHT, { toOpen: true });
    bench.move(RIGHT, { toOpen: true });
    assert.deepEqual(bench.selected, [4]);
    bench.move(LEFT, { toOpen: true });
    assert.deepEqual(bench.selected, [3]);
    bench.controls.perform({ kind: 'move', direction: { down: 1, right: 0 }, extend: false, toOpen: true }, 0);
    bench.controls.perform({ kind: 'move', direction: { down: 1, right: 0 }, extend: false, toOpen: true }, 0);
    assert.deepEqual(bench.selected, [7]);
  });

  it('with Shift selects, and gives up again on the way back', () => {
    const bench = new Bench();
    bench.controls.select(0);
    bench.move(RIGHT, { extend: true });
    bench.move(RIGHT, { extend: true });
    assert.deepEqual(bench.selected, [0, 1, 2]);
    bench.move(LEFT, { extend: true });
    assert.deepEqual(bench.selected, [0, 1]);
    assert.equal(bench.said.at(-1), '2 cells selected');
  });

  it('Escape drops the selection and keeps the place', () => {
    const bench = new Bench();
    bench.controls.select(2);
    bench.controls.perform({ kind: 'ask', name: 'escape' }, 0);
    assert.deepEqual(bench.selected, []);
    assert.deepEqual(bench.commands, ['escape']);
    bench.move(RIGHT);
    assert.deepEqual(bench.selected, [2]);
  });
});

describe('Escape', () => {
  const escape = (bench: Bench): void => bench.controls.perform({ kind: 'ask', name: 'escape' }, 0);

  it('closes what is open first and drops the selection the next time', () => {
    const bench = new Bench();
    bench.controls.select(2);
    bench.open = true;
    escape(bench);
    assert.deepEqual(bench.selected, [2]);
    bench.open = false;
    escape(bench);
    assert.deepEqual(bench.selected, []);
    assert.deepEqual(bench.commands, ['escape', 'escape']);
  });

  it('takes a locked digit first', () => {
    const bench = new Bench();
    bench.controls.select(2);
    bench.controls.lock(3);
    escape(bench);
    assert.equal(bench.controls.locked, undefined);
    assert.deepEqual(bench.selected, [2]);
  });

  it('leaves no digit to vanish without a word', () => {
    const bench = new Bench();
    bench.controls.select(2);
    escape(bench);
    bench.controls.enter(3);
    assert.match(bench.said.at(-1)!, /^No cell is selected/);
  });
});

describe('a double tap', () => {
  it('selects all cells with the same digit, the tapped one as the last', () => {
    const bench = new Bench();
    for (const cell of [0, 5, 10]) {
      bench.controls.select(cell);
      bench.controls.enter(cell === 10 ? 2 : 3);
    }
    bench.controls.selectAlike(0);
    assert.deepEqual(bench.selected, [5, 0]);
    assert.equal(bench.said.at(-1), '2 cells selected');
  });

  it('on marks selects the same marks, on nothing nothing', () => {
    const bench = new Bench();
    bench.controls.select(1, 6);
    bench.controls.enter(4, 'mark');
    bench.controls.selectAlike(1);
    assert.deepEqual(bench.selected, [6, 1]);
    bench.controls.select(2);
    bench.controls.selectAlike(2);
    assert.deepEqual(bench.selected, [2]);
  });
});

describe('tapping', () => {
  it('with a locked digit writes it into every cell', () => {
    const bench = new Bench();
    bench.controls.lock(3);
    for (const cell of [0, 5]) {
      bench.controls.press(cell, { ctrl: false, shift: false });
      bench.controls.tap(false);
    }
    assert.deepEqual([bench.cells[0]!.digit, bench.cells[5]!.digit], [3, 3]);
  });

  it('and holding writes a mark, or the other way round as the player likes it', () => {
    const bench = new Bench();
    assert.deepEqual([bench.controls.modeOfTap(false), bench.controls.modeOfTap(true)], ['digit', 'mark']);
    bench.preferences = { ...DEFAULT_PREFERENCES, hold: 'digit' };
    assert.deepEqual([bench.controls.modeOfTap(false), bench.controls.modeOfTap(true)], ['mark', 'digit']);
  });

  it('a clue selects its first open cell', () => {
    const bench = new Bench(crossing('#...', '#...'));
    bench.controls.select(0);
    bench.controls.enter(5);
    bench.controls.tapClue(0);
    assert.deepEqual(bench.selected, [1]);
    assert.equal(bench.controls.clue, 0);
    bench.move(RIGHT);
    assert.equal(bench.controls.clue, undefined);
  });

  it('with Shift spans a rectangle, with Ctrl adds and takes away', () => {
    const bench = new Bench();
    bench.controls.press(0, { ctrl: false, shift: false });
    bench.controls.press(5, { ctrl: false, shift: true });
    assert.deepEqual(bench.selected, [0, 1, 4, 5]);
    bench.controls.press(1, { ctrl: true, shift: false });
    assert.deepEqual(bench.selected, [0, 4, 5]);
  });
});

describe('what is said', () => {
  it('names digit and place', () => {
    const bench = new Bench();
    bench.controls.select(6);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 2, column 3');
  });

  it('tells of a repeated digit and of tidied marks', () => {
    const bench = new Bench();
    bench.controls.select(1);
    bench.controls.enter(3, 'mark');
    bench.controls.select(0);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 1, column 1, marks changed in 1 cell');
    bench.controls.select(3);
    bench.controls.enter(3);
    assert.equal(bench.said.at(-1), '3 in row 1, column 4, 3 is there twice');
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
    assert.equal(bench.said.at(-1), 'this digit is given');
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

describe('labels', () => {
  const look = {
    given: false,
    bad: undefined,
    selected: false,
    pencil: undefined,
    primary: false,
    peer: false,
    same: false,
    role: undefined,
    marks: undefined,
    lit: false,
  } as const;
  const empty: CellState = { digit: null, candidates: [], corners: [], colour: 0 };
  const topology = crossing('#..', '#..');
  const labels = new Labels(englishTexts(), topology);

  it('say place, content, marks and clues', () => {
    const label = labels.cell(3, { ...look, state: { ...empty, candidates: [1, 3], corners: [9] } });
    assert.equal(label, 'row 2, column 3, empty, marks 1 3, corner marks 9, clue 1, clue 3');
  });

  it('say digits and what is wrong with them, and no marks under them', () => {
    const state = { ...empty, digit: 7, candidates: [1] };
    assert.equal(labels.cell(0, { ...look, state }), 'row 1, column 2, 7, clue 0, clue 2');
    assert.equal(labels.cell(0, { ...look, state, bad: 'repeated' }), 'row 1, column 2, 7, repeated, clue 0, clue 2');
    assert.equal(labels.cell(0, { ...look, state, given: true }), 'row 1, column 2, 7, given, clue 0, clue 2');
  });

  it('say what a hint does in a cell', () => {
    const label = labels.cell(0, { ...look, state: empty, role: 'gone', marks: new Map([[5, 'gone']]) });
    assert.equal(label, 'row 1, column 2, empty, loses digits, 5 struck out by the hint, clue 0, clue 2');
  });

  it('say what a clue has so far', () => {
    const cells = [{ ...empty, digit: 7 }, empty, empty, empty];
    assert.equal(labels.clueSoFar(topology.clue(0)!, cells), 'clue 0: has 7; 1 cell open');
    assert.equal(labels.clueSoFar(topology.clue(1)!, cells), 'clue 1: no digit yet, 2 cells open');
  });
});
