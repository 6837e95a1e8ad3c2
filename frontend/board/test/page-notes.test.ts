import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BoardState } from '../game/board-state.js';
import { PageNotes } from '../view/page-notes.js';
import { MemoryStorage, Page } from './page.js';
import { cellsOf, numbers, square } from './pictures.js';
import { Topology } from '../puzzle/topology.js';

describe('the clues that are lit', () => {
  it('are those of a hint, the one that was tapped and the one that a sentence names', () => {
    const state = new BoardState(square(4));
    state.highlights = { clues: [{ clueId: 1, role: 'cause' }] };
    state.litClue = 0;
    state.clue = 2;
    assert.deepEqual([...new PageNotes(state).litClues].sort(), [0, 1, 2]);
  });

  it('are the others again when the pointer leaves the name', () => {
    const state = new BoardState(square(4));
    state.litClue = 0;
    state.litClue = undefined;
    assert.deepEqual([...new PageNotes(state).litClues], []);
  });
});

describe('another position than that of the game', () => {
  const clues = [{ id: 7, cells: numbers(2, 0), name: '', rule: { operation: '+', target: 3, different: false } as const }];
  const topology = new Topology({ ...square(4).picture, clues });
  const filled = cellsOf(topology, { 0: { digit: 1 }, 1: { digit: 2 } });
  const empty = cellsOf(topology, {});

  function finished(): BoardState {
    const state = new BoardState(topology);
    state.play = new Page('a', new MemoryStorage(), topology).play;
    state.clueStates = { 7: 'done' };
    return state;
  }

  it('has clues as they stand there, whatever is told of the game', () => {
    const state = finished();
    assert.deepEqual(new PageNotes(state).looksOn(filled, false), { 7: 'done' });
    state.position = empty;
    assert.deepEqual(new PageNotes(state).looksOn(empty, false), {});
    state.clueStates = {};
    assert.deepEqual(new PageNotes(state).looksOn(filled, false), { 7: 'done' });
  });

  it('has clues as they are told of it', () => {
    const state = finished();
    state.positionClues = { 7: 'broken' };
    assert.deepEqual(new PageNotes(state).looksOn(filled, false), { 7: 'done' });
    state.position = empty;
    assert.deepEqual(new PageNotes(state).looksOn(empty, false), { 7: 'broken' });
  });

  it('has what is told of it where there is no game', () => {
    const state = new BoardState(topology);
    state.clueStates = { 7: 'broken' };
    state.position = filled;
    assert.deepEqual(new PageNotes(state).looksOn(filled, false), { 7: 'broken' });
  });

  it('shows nothing of what was selected before it came', () => {
    const state = finished();
    state.selection.only(3);
    state.clue = 7;
    assert.deepEqual(state.shownSelection.cells, [3]);
    state.selectionRests = true;
    assert.deepEqual(state.shownSelection.cells, [], 'at the end of a game');
    state.position = empty;
    assert.deepEqual(state.shownSelection.cells, []);
    assert.deepEqual([...new PageNotes(state).litClues], []);
    state.selectionRests = false;
    assert.deepEqual(state.shownSelection.cells, [3]);
    assert.deepEqual([...new PageNotes(state).litClues], [7]);
  });
});
