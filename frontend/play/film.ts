import type { Highlights, PositionCell } from '../board/types.js';

/** What becomes of one cell in a film; an absent field stays as it is. */
export interface FilmChange {
  readonly cell: number;
  readonly digit?: number | null;
  readonly candidates?: readonly number[];
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

/** One picture of a film: what is lit, and what happens after it was seen. */
export interface Frame {
  readonly label: string;
  readonly title?: string;
  readonly sentences?: readonly (readonly Piece[])[];
  readonly technique?: string;
  readonly highlights?: Highlights;
  readonly changes: readonly FilmChange[];
}

export interface FilmTechnique {
  readonly id: string;
  readonly name: string;
  /** The address of the page that teaches it. */
  readonly page: string;
  readonly count: number;
}

export interface Film {
  readonly start: readonly PositionCell[];
  readonly frames: readonly Frame[];
  readonly techniques: readonly FilmTechnique[];
  /** Indices of the frames at which just one step is open, in order. */
  readonly bottlenecks: readonly number[];
  /** Index of the first frame that is search; absent when the techniques reach the end. */
  readonly divider?: number;
}

/**
 * The position that each frame shows, computed once from the changes: the film travels as differences, and a scrubber
 * jumps anywhere without asking the server.
 */
export function positions(film: Film): readonly (readonly PositionCell[])[] {
  let now = [...film.start];
  return film.frames.map(({ changes }) => {
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

/** How long one frame stays, at a speed of 1, in milliseconds. */
export const STEP_MILLIS = 1400;

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];

/** The next frame after one at which just one step is open. */
export function bottleneckAfter({ bottlenecks }: Film, index: number): number | undefined {
  return bottlenecks.find((at) => at > index);
}

/** The last frame before one at which just one step is open. */
export function bottleneckBefore({ bottlenecks }: Film, index: number): number | undefined {
  return bottlenecks.findLast((at) => at < index);
}
