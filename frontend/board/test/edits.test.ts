import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clear, fillMarks, noteDigits, colourMark, write, type EditContext } from '../game/edits.js';
import { Topology } from '../puzzle/topology.js';
import type { CellState } from '../puzzle/types.js';
import { cellsOf, crossing, square } from './pictures.js';

const four = square(4);

function context(parts: Readonly<Record<number, Partial<CellState>>>, selected: readonly number[], tidy = true): EditContext {
  return { topology: four, cells: cellsOf(four, parts), selected, tidy };
}

describe('writing', () => {
  it('a digit goes into all selected cells', () => {
    assert.deepEqual(write(context({}, [0, 5]), 'digit', 3), [
      { cell: 0, digit: 3 },
      { cell: 5, digit: 3 },
    ]);
  });

  it('the same digit again clears it', () => {
    assert.deepEqual(write(context({ 0: { digit: 3 } }, [0]), 'digit', 3), [{ cell: 0, digit: null }]);
  });

  it('a digit that only some selected cells have goes into the others', () => {
    assert.deepEqual(write(context({ 0: { digit: 3 } }, [0, 5]), 'digit', 3), [{ cell: 5, digit: 3 }]);
  });

  it('a digit tidies the marks of its row and column in the same move', () => {
    const changes = write(context({ 1: { candidates: [2, 3] }, 4: { candidates: [3] }, 5: { candidates: [3] } }, [0]), 'digit', 3);
    assert.deepEqual(changes, [
      { cell: 0, digit: 3 },
      { cell: 1, candidates: [2] },
      { cell: 4, candidates: [] },
    ]);
  });

  it('nothing is tidied when the player does not want it', () => {
    assert.deepEqual(write(context({ 1: { candidates: [3] } }, [0], false), 'digit', 3), [{ cell: 0, digit: 3 }]);
  });

  it('corner marks are the player\'s own and stay', () => {
    assert.deepEqual(write(context({ 1: { corners: [3] } }, [0]), 'digit', 3), [{ cell: 0, digit: 3 }]);
  });

  it('a mark goes to all selected open cells, and away from all when all have it', () => {
    const some = context({ 0: { candidates: [1] }, 1: { digit: 4 } }, [0, 1, 2]);
    assert.deepEqual(write(some, 'mark', 1), [{ cell: 2, candidates: [1] }]);
    const all = context({ 0: { candidates: [1, 2] }, 1: { digit: 4 } }, [0, 1]);
    assert.deepEqual(write(all, 'mark', 1), [{ cell: 0, candidates: [2] }]);
  });

  it('marks stand in ascending order', () => {
    assert.deepEqual(write(context({ 0: { corners: [2, 4] } }, [0]), 'corner', 3), [{ cell: 0, corners: [2, 3, 4] }]);
  });

  it('a colour toggles', () => {
    assert.deepEqual(write(context({}, [0]), 'colour', 5), [{ cell: 0, colour: 5 }]);
    assert.deepEqual(write(context({ 0: { colour: 5 } }, [0]), 'colour', 5), [{ cell: 0, colour: 0 }]);
  });

  it('a cell has two colours at most, and a third puts out the older', () => {
    const colour = (now: number, key: number): unknown => write(context({ 0: { colour: now } }, [0]), 'colour', key)[0]?.colour;
    assert.equal(colour(5, 3), 53);
    assert.equal(colour(53, 8), 38);
    assert.equal(colour(53, 5), 3);
    assert.equal(colour(53, 3), 5);
    assert.equal(colour(53, 0), 0);
    assert.equal(colour(0, 0), undefined);
  });

  it('a colour that only some selected cells have goes to the others', () => {
    assert.deepEqual(write(context({ 0: { colour: 53 }, 1: { colour: 1 } }, [0, 1]), 'colour', 5), [{ cell: 1, colour: 15 }]);
  });

  it('a mark has one colour, in all selected cells with this mark', () => {
    const marked = context({ 0: { candidates: [4, 7], markColours: [41, 73] }, 1: { candidates: [7] }, 2: { candidates: [4] } }, [0, 1, 2, 3]);
    assert.deepEqual(colourMark(marked, 7, 5), [
      { cell: 0, markColours: [41, 75] },
      { cell: 1, markColours: [75] },
    ]);
    assert.deepEqual(colourMark(marked, 7, 3), [{ cell: 1, markColours: [73] }]);
    assert.deepEqual(colourMark(marked, 7, 0), [{ cell: 0, markColours: [41] }]);
    assert.deepEqual(colourMark({ ...marked, selected: [0] }, 7, 3), [{ cell: 0, markColours: [41] }]);
    assert.deepEqual(colourMark(marked, 9, 3), []);
  });

  it('a given digit stays', () => {
    const topology = square(4, [1, 2, 3, 4], { 0: 2 });
    const given: EditContext = { topology, cells: cellsOf(topology, {}), selected: [0], tidy: true };
    assert.deepEqual(write(given, 'digit', 3), []);
    assert.deepEqual(clear(given), []);
  });
});

describe('clearing', () => {
  it('takes digits first, marks next, colours last', () => {
    const full = { digit: 1, candidates: [2], colour: 3 };
    assert.deepEqual(clear(context({ 0: full }, [0])), [{ cell: 0, digit: null }]);
    assert.deepEqual(clear(context({ 0: { ...full, digit: null } }, [0])), [{ cell: 0, candidates: [], corners: [] }]);
    const tinted = { candidates: [2], markColours: [21] };
    assert.deepEqual(clear(context({ 0: tinted }, [0])), [{ cell: 0, candidates: [], corners: [], markColours: [] }]);
    assert.deepEqual(clear(context({ 0: { colour: 3 } }, [0])), [{ cell: 0, colour: 0 }]);
    assert.deepEqual(clear(context({}, [0])), []);
  });
});

describe('filling marks', () => {
  it('writes them as digits once every open cell has just one', () => {
    const one = (digit: number): Partial<CellState> => ({ candidates: [digit] });
    const all = context({}, []).cells.map((_, cell) => cell);
    const single = Object.fromEntries(all.map((cell) => [cell, cell === 1 ? { digit: 2 } : one((cell % 3) + 1)]));
    const changes = fillMarks(context(single, []));
    assert.deepEqual(
      changes,
      all.filter((cell) => cell !== 1).map((cell) => ({ cell, digit: (cell % 3) + 1 })),
    );
    const almost = fillMarks(context({ ...single, 0: { candidates: [1, 2] } }, []));
    assert.ok(almost.every(({ digit }) => digit === undefined));
  });

  it('writes what the placed digits of row and column leave', () => {
    const changes = fillMarks(context({ 1: { digit: 2 }, 4: { digit: 3 } }, [0]));
    assert.deepEqual(changes.find(({ cell }) => cell === 0), { cell: 0, candidates: [1, 4] });
    assert.equal(changes.length, 14);
  });

  it('keeps what the player ruled out', () => {
    const changes = fillMarks(context({ 0: { candidates: [1, 2] }, 1: { digit: 2 } }, []));
    assert.deepEqual(changes.find(({ cell }) => cell === 0), { cell: 0, candidates: [1] });
  });

  it('writes the possible marks where all marks of a cell are impossible', () => {
    const changes = fillMarks(context({ 0: { candidates: [2, 3] }, 1: { digit: 2 }, 4: { digit: 3 } }, []));
    assert.deepEqual(changes.find(({ cell }) => cell === 0), { cell: 0, candidates: [1, 4] });
  });

  it('fills only the selected cells when there are several', () => {
    assert.deepEqual(
      fillMarks(context({}, [0, 1])).map(({ cell }) => cell),
      [0, 1],
    );
  });

  it('leaves the crossing of clues to the player', () => {
    const { picture } = crossing('..', '..');
    const clues = picture.clues.map((clue) => ({ ...clue, rule: { operation: '+' as const, target: 3, different: true } }));
    const topology = new Topology({ ...picture, clues });
    const changes = fillMarks({ topology, cells: cellsOf(topology, { 0: { digit: 1 } }), selected: [], tidy: true });
    assert.deepEqual(changes.find(({ cell }) => cell === 1)?.candidates, [2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('looks at runs where the board has runs', () => {
    const topology = crossing('#..', '#..');
    const cells = cellsOf(topology, { 0: { digit: 9 } });
    const changes = fillMarks({ topology, cells, selected: [], tidy: true });
    assert.deepEqual(changes[0], { cell: 1, candidates: [1, 2, 3, 4, 5, 6, 7, 8] });
    assert.equal(changes.find(({ cell }) => cell === 3)!.candidates!.length, 9);
  });
});

describe('noting the digits of a combination', () => {
  it('writes them into the open cells beside what is noted, as far as no digit is against them', () => {
    const changes = noteDigits(context({ 0: { candidates: [4] }, 1: { digit: 2 } }, [0, 1, 4]), [1, 2]);
    assert.deepEqual(changes, [
      { cell: 0, candidates: [1, 4] },
      { cell: 4, candidates: [1, 2] },
    ]);
  });

  it('writes a digit once that a combination has twice', () => {
    assert.deepEqual(noteDigits(context({}, [4]), [1, 1, 2]), [{ cell: 4, candidates: [1, 2] }]);
  });

  it('takes them away where all of them are noted', () => {
    const noted = { 0: { candidates: [1, 4] }, 1: { digit: 2 }, 4: { candidates: [1, 2, 3] } };
    assert.deepEqual(noteDigits(context(noted, [0, 1, 4]), [1, 2]), [
      { cell: 0, candidates: [4] },
      { cell: 4, candidates: [3] },
    ]);
  });

  it('changes nothing where a digit is against each of them', () => {
    assert.deepEqual(noteDigits(context({ 1: { digit: 2 } }, [0]), [2]), []);
  });
});
