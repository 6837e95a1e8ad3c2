import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PageNotes } from '../view/page-notes.js';

describe('the clues that are lit', () => {
  it('are those of a hint, the one that was tapped and the one that a sentence names', () => {
    const notes = new PageNotes();
    notes.highlights = { clues: [{ clueId: 1, role: 'cause' }] };
    notes.light([5], 0);
    assert.deepEqual([...notes.litClues(2)].sort(), [0, 1, 2]);
    assert.deepEqual([...notes.lit], [5]);
  });

  it('are the others again when the pointer leaves the name', () => {
    const notes = new PageNotes();
    notes.light([5], 0);
    notes.light([], undefined);
    assert.deepEqual([...notes.litClues(undefined)], []);
    assert.deepEqual([...notes.lit], []);
  });
});
