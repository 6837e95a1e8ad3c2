import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BoardState } from '../game/board-state.js';
import { PageNotes } from '../view/page-notes.js';
import { square } from './pictures.js';

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
