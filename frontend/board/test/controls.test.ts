import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME_PREFERENCES } from './preferences.js';
import { Bench, LEFT, RIGHT } from './bench.js';
import { crossing, numbers, square } from './pictures.js';

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

describe('a selection that rests', () => {
  it('goes on resting where the player was before, and ends by keys and pointers', () => {
    for (const end of [(bench: Bench) => bench.move(RIGHT), (bench: Bench) => bench.controls.press(0, { ctrl: false, shift: false })]) {
      const bench = new Bench();
      bench.state.selectionRests = true;
      bench.controls.restore([2], 'digit');
      assert.deepEqual(bench.state.shownSelection.cells, []);
      end(bench);
      assert.deepEqual(bench.state.shownSelection.cells, bench.selected);
    }
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

describe('colours', () => {
  const colours = (bench: Bench, digit: number, shift = false): void =>
    bench.controls.perform({ kind: 'digit', digit, ...(shift && { mode: 'corner' }) }, 0);

  function inColourMode(): Bench {
    const bench = new Bench();
    bench.controls.select(0, 1);
    bench.controls.enter(3, 'mark');
    bench.controls.setMode('colour');
    return bench;
  }

  it('go to the selected cells, which have two at most', () => {
    const bench = inColourMode();
    colours(bench, 3);
    colours(bench, 5);
    colours(bench, 9);
    assert.deepEqual([bench.cells[0]!.colour, bench.cells[1]!.colour, bench.said.at(-1)], [35, 35, 'nothing to change']);
    colours(bench, 0);
    assert.equal(bench.cells[0]!.colour, 0);
  });

  it('go to a mark that is chosen with Shift, until it is chosen again', () => {
    const bench = inColourMode();
    colours(bench, 3, true);
    assert.equal(bench.said.at(-1), 'colours go to mark 3');
    bench.controls.select(0);
    colours(bench, 2);
    assert.equal(bench.said.at(-1), 'colour of row 1, column 1: mark 3 orange');
    assert.deepEqual([bench.cells[0]!.markColours, bench.cells[1]!.markColours, bench.cells[0]!.colour], [[32], [], 0]);
    bench.controls.undo();
    assert.deepEqual(bench.cells[0]!.markColours, []);
    bench.controls.redo();
    colours(bench, 3, true);
    assert.equal(bench.said.at(-1), 'writing Colour');
    colours(bench, 2);
    assert.deepEqual([bench.cells[0]!.markColours, bench.cells[0]!.colour], [[32], 2]);
  });

  it('go to cells again in the mode chosen anew, and corner marks are written in other modes', () => {
    const bench = inColourMode();
    colours(bench, 3, true);
    bench.controls.setMode('colour');
    colours(bench, 1);
    bench.controls.setMode('digit');
    colours(bench, 4, true);
    assert.deepEqual([bench.cells[0]!.colour, bench.cells[0]!.markColours, bench.cells[0]!.corners], [1, [], [4]]);
  });

  it('go to a mark of two digits', () => {
    const bench = new Bench(square(4, numbers(12, 1)));
    bench.controls.select(0);
    bench.controls.enter(12, 'mark');
    bench.controls.setMode('colour');
    colours(bench, 1, true);
    colours(bench, 2, true);
    colours(bench, 5);
    assert.deepEqual(bench.cells[0]!.markColours, [125]);
  });
});

describe('filling in marks', () => {
  it('asks which fit their clues once no digit rules out more, in a game', () => {
    const bench = new Bench();
    bench.controls.select(0);
    bench.controls.enter(1);
    bench.controls.fill();
    assert.deepEqual(bench.commands, []);
    bench.controls.fill();
    assert.deepEqual(bench.commands, ['fit']);

    bench.preferences = { ...GAME_PREFERENCES, game: false };
    bench.controls.fill();
    assert.deepEqual(bench.commands, ['fit']);
    assert.equal(bench.said.at(-1), 'nothing to change');
  });

  it('fills in the whole board after a selection, before it asks', () => {
    const bench = new Bench();
    bench.preferences = { ...GAME_PREFERENCES, tidy: false };
    bench.controls.fill();
    bench.controls.select(8);
    bench.controls.enter(1);
    assert.ok(bench.cells[0]!.candidates.includes(1));
    bench.controls.select(1, 2);
    bench.controls.fill();
    assert.ok(!bench.cells[0]!.candidates.includes(1));
    assert.deepEqual(bench.commands, []);
    bench.controls.fill();
    assert.deepEqual(bench.commands, ['fit']);
  });

  it('asks nothing on a full board', () => {
    const bench = new Bench(square(1));
    bench.controls.select(0);
    bench.controls.enter(1);
    bench.controls.fill();
    assert.deepEqual(bench.commands, []);
    assert.equal(bench.said.at(-1), 'nothing to change');
  });
});
