import type { ClueState, Highlights, PositionCell } from '../board/puzzle/types.js';

/** What becomes of one cell in a playback; an absent field stays as it is. */
export interface PlaybackChange extends PositionCell {
  readonly cell: number;
}

/** A piece of a sentence; with a role it is underlined and lights its cells and clue up. */
export interface Piece {
  readonly text: string;
  readonly role?: 'cause' | 'gone' | 'found';
  readonly cells?: readonly number[];
  readonly clue?: number;
  /** The number of the arrows that the sentence tells, before its words. */
  readonly link?: number;
}

/** One picture of a playback: what is lit, and what happens after it was seen. */
export interface Frame {
  readonly label: string;
  readonly title?: string;
  readonly sentences?: readonly (readonly Piece[])[];
  readonly techniques?: readonly string[];
  readonly highlights?: Highlights;
  /** The signs that its highlights use: words of `legend.`… and classes. */
  readonly legend?: readonly string[];
  readonly changes: readonly PlaybackChange[];
}

export interface PlaybackTechnique {
  readonly id: string;
  readonly name: string;
  /** The address of the page that teaches it; empty where that cannot be opened. */
  readonly page: string;
  readonly count: number;
}

/** How a population went, generation by generation; the arrays are as long as each other. */
export interface Curves {
  /** From 1, ascending. */
  readonly generations: readonly number[];
  /** Of the best grid when a generation ended: smaller is better and 0 is solved. */
  readonly fitness: readonly number[];
  /** The share of cells in which two grids differ on average, from 0 to 1. */
  readonly diversity: readonly number[];
  /** The grids that the frames after the divider's show, one each. */
  readonly shown: readonly ShownGrid[];
}

/** A grid that is on the board. Within its generation a better one may have come up. */
export interface ShownGrid {
  /** From 1. */
  readonly generation: number;
  readonly fitness: number;
}

export interface Playback {
  readonly start: readonly PositionCell[];
  readonly frames: readonly Frame[];
  readonly techniques: readonly PlaybackTechnique[];
  /** Indices of the frames at which just one step is open that is as easy, in order. */
  readonly bottlenecks: readonly number[];
  /** Index of the first frame that is search; absent when the techniques reach the end. */
  readonly divider?: number;
  /** Of the search, if it was one that breeds. */
  readonly curves?: Curves;
  /** What becomes of the clues' states from frame to frame; null where a clue is open again. Absent where it is not told. */
  readonly clueStates?: readonly Readonly<Record<string, ClueState | null>>[];
}

/**
 * The position that each frame shows, computed once from the changes: the playback travels as differences, and a scrubber
 * jumps anywhere without asking the server.
 */
export function positions(playback: Playback): readonly (readonly PositionCell[])[] {
  let now = [...playback.start];
  return playback.frames.map(({ changes }) => {
    const shown = now;
    if (changes.length > 0) {
      now = [...now];
      for (const { cell, ...change } of changes) {
        now[cell] = { ...now[cell], ...change };
      }
    }
    return shown;
  });
}

/** How the clues stand in each frame; undefined where it is not told. */
export function clueStates({ clueStates: changes }: Playback): readonly Readonly<Record<string, ClueState>>[] | undefined {
  let now: Readonly<Record<string, ClueState>> = {};
  return changes?.map((change) => {
    if (Object.keys(change).length > 0) {
      const next = Object.entries({ ...now, ...change });
      now = Object.fromEntries(next.filter((entry): entry is [string, ClueState] => entry[1] !== null));
    }
    return now;
  });
}

/** How long one frame stays, at a speed of 1, in milliseconds. */
export const STEP_MILLIS = 1400;

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];

/** Where a frame is on the curves: the grid that it shows; undefined where it shows none. */
export function shownAt({ divider, curves }: Playback, index: number): ShownGrid | undefined {
  return divider === undefined ? undefined : curves?.shown[index - divider - 1];
}

/** The diversity at a generation: that of the last point up to there. */
export function diversityAt({ generations, diversity }: Curves, generation: number): number {
  const at = Math.max(
    0,
    generations.findLastIndex((each) => each <= generation),
  );
  return diversity[at]!;
}

/** The curve of the fitness from its beginning, where no generation had ended yet: with the first grid of all. */
export function fitnessFromStart({ generations, fitness, shown }: Curves): { places: number[]; values: number[] } {
  return { places: [0, ...generations], values: [shown[0]!.fitness, ...fitness] };
}

/** The next bottleneck after a frame. */
export function bottleneckAfter({ bottlenecks }: Playback, index: number): number | undefined {
  return bottlenecks.find((at) => at > index);
}

/** The last bottleneck before a frame. */
export function bottleneckBefore({ bottlenecks }: Playback, index: number): number | undefined {
  return bottlenecks.findLast((at) => at < index);
}
