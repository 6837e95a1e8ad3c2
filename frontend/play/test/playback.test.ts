import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { across, pathOf } from '../curve-path.js';
import {
  bottleneckAfter,
  bottleneckBefore,
  clueStates,
  diversityAt,
  fitnessFromStart,
  positions,
  shownAt,
  type Playback,
} from '../playback.js';

const BLANK = { digit: null, candidates: [1, 2] } as const;

/** One step of a technique, and then two grids of a search, of which the second is worse where the first was right. */
const PLAYBACK: Playback = {
  start: [BLANK, BLANK, BLANK],
  frames: [
    { label: 'Step 1', techniques: ['naked-single'], changes: [{ cell: 0, digit: 1, candidates: [] }] },
    {
      label: 'Search',
      changes: [
        { cell: 1, digit: 2, candidates: [] },
        { cell: 2, digit: 2, candidates: [] },
      ],
    },
    { label: 'Search', title: 'Generation 1: 1 line broken', changes: [{ cell: 1, digit: 1 }] },
    { label: 'Search', title: 'Generation 9: 2 lines broken', changes: [{ cell: 1, digit: null, candidates: [1, 2] }] },
    { label: 'End', changes: [] },
  ],
  techniques: [],
  bottlenecks: [0],
  divider: 1,
};

describe('the positions of a playback', () => {
  const shown = positions(PLAYBACK);
  const digits = shown.map((position) => position.map(({ digit }) => digit));

  it('are one for each frame, as it is before the frame happens', () => {
    assert.deepEqual(digits, [
      [null, null, null],
      [1, null, null],
      [1, 2, 2],
      [1, 1, 2],
      [1, null, 2],
    ]);
  });

  it('have the marks of a cell again when a search gives it back', () => {
    assert.deepEqual(shown[2]?.[1]?.candidates, []);
    assert.deepEqual(shown[4]?.[1], BLANK);
  });

  it('leave the start of the playback alone', () => {
    assert.deepEqual(PLAYBACK.start[1], BLANK);
  });
});

describe('the clues of a playback', () => {
  it('stand in each frame as the changes up to it say', () => {
    const changes = [{ 3: 'done' }, {}, { 3: null, 5: 'broken' }] as const;
    assert.deepEqual(clueStates({ ...PLAYBACK, clueStates: changes }), [{ 3: 'done' }, { 3: 'done' }, { 5: 'broken' }]);
  });

  it('are not known where nothing is told', () => {
    assert.equal(clueStates(PLAYBACK), undefined);
  });
});

describe('the bottlenecks of a playback', () => {
  it('are found onwards and backwards, and past the last there is none', () => {
    assert.equal(bottleneckAfter(PLAYBACK, 0), undefined);
    assert.equal(bottleneckBefore(PLAYBACK, 3), 0);
  });
});

describe('the curves of a playback', () => {
  const first = { generation: 1, fitness: 12 };
  const last = { generation: 9, fitness: 0 };
  const curves = { generations: [1, 3, 9], fitness: [8, 4, 0], diversity: [0.9, 0.5, 0.4], shown: [first, last] };
  const playback = { ...PLAYBACK, curves };

  it('are at the grid that a frame shows, with its own faults, and nowhere else', () => {
    assert.deepEqual(
      PLAYBACK.frames.map((_, index) => shownAt(playback, index)),
      [undefined, undefined, first, last, undefined],
    );
    assert.equal(shownAt(PLAYBACK, 2), undefined);
  });

  it('have the diversity of the last point up to a generation', () => {
    assert.deepEqual(
      [1, 8, 12].map((generation) => diversityAt(curves, generation)),
      [0.9, 0.5, 0.4],
    );
  });

  it('begin with the faults of the first grid of all, before any generation had ended', () => {
    assert.deepEqual(fitnessFromStart(curves), { places: [0, 1, 3, 9], values: [12, 8, 4, 0] });
    const solvedAtOnce = { generations: [1], fitness: [0], diversity: [0.9], shown: [first] };
    assert.deepEqual(fitnessFromStart(solvedAtOnce), { places: [0, 1], values: [12, 0] });
  });

  it('go from the left edge to the right, and up with their values', () => {
    assert.equal(pathOf([0, 3, 12], [8, 4, 0], 8), 'M0.0 0.0L75.0 18.0L300.0 36.0');
  });

  it('have their edge where a grid is later than all of their points', () => {
    assert.deepEqual([across(3, 12), across(13, 12)], ['75.0', '300.0']);
  });

  it('are a line even of one point', () => {
    assert.equal(pathOf([1], [4], 8), 'M0 18.0H300');
  });
});
