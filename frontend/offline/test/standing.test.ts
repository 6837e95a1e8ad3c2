import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Bench } from '../../board/test/bench.js';
import { restart } from '../screen/standing.js';

describe('a new start without a connection', () => {
  it('takes everything off the board, colours of marks too', () => {
    const bench = new Bench();
    const { play, state } = bench;
    const { topology } = state;
    assert.equal(restart({ topology, play }), undefined);
    play.enter(3, 'mark', [0], false);
    play.enter(4, 'corner', [1], false);
    play.enter(5, 'colour', [2], false);
    play.enter(2, 'digit', [3], false);
    play.colourMark(3, 6, [0]);
    assert.deepEqual(restart({ topology, play }), {
      kind: 'play',
      changes: [
        { cell: 0, candidates: [], markColours: [] },
        { cell: 1, corners: [] },
        { cell: 2, colour: 0 },
        { cell: 3, digit: null },
      ],
    });
  });
});
