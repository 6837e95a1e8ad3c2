import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_PREFERENCES } from './preferences.js';
import { Bench, LEFT, RIGHT } from './bench.js';
import { crossing } from './pictures.js';

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
    bench.preferences = { ...GAME_PREFERENCES, hold: 'digit' };
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
