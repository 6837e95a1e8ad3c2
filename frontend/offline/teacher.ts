/**
 * The teacher of a page without a server: hints, checks and walk-throughs of any game, in the words of the server. What it
 * says is made by the server's own classes, compiled for the browser (Java package org.crosscage.offline), in a worker, so
 * that the page never waits. It is loaded when it is first asked.
 */
import type { Change, Highlights, Picture, Turn } from '../board/puzzle/types.js';
import type { Piece, Playback } from '../play/playback.js';

/** A game as the board has it. */
export interface GameLog {
  /** The puzzle as links have it, without `/p/` and with nothing filled in. */
  readonly code: string;
  /** All turns from the first, those taken back included. */
  readonly turns: readonly Turn[];
  /** How many of them count. */
  readonly cursor: number;
}

/** Techniques that somebody is taught with. */
export interface Techniques {
  /** As the preference `techniques` is stored; the standard set where it is not said. */
  readonly techniques?: string;
}

export interface HintRequest extends GameLog, Techniques {
  /** The cell that is selected. */
  readonly selected?: number;
  /** Whether hints work with candidate marks (preference `marks-in-hints`). */
  readonly marks: boolean;
  /** Whether marks that a digit rules out go with it (preference `tidy-marks`). */
  readonly tidy: boolean;
  /** Id of the technique for which the game was begun. */
  readonly practised?: string;
}

export type StageName = 'nudge' | 'technique' | 'why' | 'do_it';

/** All that a card shows at one stage. Cards show the last stage once it is done. */
export interface Stage {
  readonly stage: StageName;
  /** What the stage is asked with, on the button of the stage before; absent of the first one. */
  readonly ask?: string;
  readonly cost: number;
  /** The cost in words. */
  readonly costs: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly sentences: readonly (readonly Piece[])[];
  /** Where sentences are folded away between the first two and the last one: how many, in words. */
  readonly between?: string;
  /** All of it for a screen reader. */
  readonly spoken: string;
  readonly highlights: Highlights;
  readonly legend: readonly Sign[];
  /** From the stage on that names the technique. */
  readonly about?: AboutTechnique;
}

/** A sign of the legend: a CSS class and its words. */
export interface Sign {
  readonly sign: string;
  readonly text: string;
}

export interface AboutTechnique {
  /** Id of the technique. */
  readonly id: string;
  readonly name: string;
  /** The address of its page, from the root without a slash. */
  readonly page: string;
  /** Words of the link there. */
  readonly link: string;
}

export type HintAnswer = HintFound | NothingFound;

/** Something to teach, in four stages. */
export interface HintFound {
  readonly kind: 'deduction' | 'digit' | 'marks';
  /** In order; as long as another one stays open the position of the game is the one that was asked about. */
  readonly stages: readonly Stage[];
  /** What doing it plays. */
  readonly changes?: readonly Change[];
  /** Of a wrong digit in the place of changes: the cursor to which turns are undone. */
  readonly rewindTo?: number;
  /** Words of the button for the next hint, once it is done, and what that costs. */
  readonly another: string;
  readonly anotherCosts: string;
}

export interface NothingFound {
  readonly kind: 'nothing';
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly spoken: string;
  /** Where the standard set has a step: words of the button that asks once more without `techniques`, and what that costs. */
  readonly standard?: string;
  readonly standardCosts?: string;
}

export interface CheckRequest extends GameLog {
  /** What the board marks by itself (preference `check`). */
  readonly setting: 'off' | 'rule-breaks' | 'solution';
}

/** What a card shows. */
export interface CardWords {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly spoken: string;
}

export interface CheckAnswer {
  /** The cells of wrong digits, in reading order; what is shown of them is in `where`. */
  readonly wrong: readonly number[];
  /** Whether no other digit is wrong. */
  readonly certain: boolean;
  /** What is told first. */
  readonly card: CardWords;
  /**
   * Asks where: words of the button, and its cost. Absent where no digit is wrong, and where it is seen on the board anyway
   * and said at once: then `where` comes in the place of `card`.
   */
  readonly ask?: Offer;
  /** What is told with the wrong digits marked. Absent where no digit is wrong. */
  readonly where?: CardWords;
  /** Undoes to before the first mistake. */
  readonly rewind?: Rewind;
}

export interface Offer {
  readonly button: string;
  readonly cost: number;
  /** The cost in words; that of what was paid before is `free`. */
  readonly costs: string;
}

export interface Rewind extends Offer {
  /** The cursor to which turns are undone. */
  readonly to: number;
  /** How many turns that takes, in words. */
  readonly moves: string;
  /** What is said aloud when it is done. */
  readonly done: string;
  /** Costs in words of what was paid before. */
  readonly free: string;
}

export interface WalkthroughRequest extends GameLog, Techniques {
  /** Whether it begins with what stands on the board, and not with the empty grid. */
  readonly here: boolean;
  /** Which steps are told. */
  readonly extent: 'needed' | 'all';
}

export interface PuzzleDescription {
  /** Id of the kind. */
  readonly kind: string;
  readonly rows: number;
  readonly columns: number;
  /** What it is called in lists. */
  readonly name: string;
}

/** What the teacher cannot answer, in words for the player. */
export class TeacherError extends Error {}

/** All four stages of the hint for a game as it stands. */
export async function hint(request: HintRequest): Promise<HintAnswer> {
  return ask('hint', request);
}

/** Which digits of a game are wrong, and what the card says of it step by step. */
export async function check(request: CheckRequest): Promise<CheckAnswer> {
  return ask('check', request);
}

/** A puzzle solved step by step, for `<playback-player>`; null where it cannot begin here, because a digit is wrong. */
export async function walkthrough(request: WalkthroughRequest): Promise<Playback | null> {
  return ask('walkthrough', request);
}

/** What `<puzzle-board>` draws of a puzzle. */
export async function picture(code: string): Promise<Picture> {
  return ask('picture', { code });
}

export async function describe(code: string): Promise<PuzzleDescription> {
  return ask('describe', { code });
}

/** Filled in with the module that answers. */
async function ask<T>(what: string, request: object): Promise<T> {
  throw new TeacherError(`${what} is not there yet: ${Object.keys(request).join(', ')}`);
}
