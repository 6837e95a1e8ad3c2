/**
 * The teacher without a server: the Java core, compiled for the browser. It works in a worker of its own, so that the page
 * goes on whatever it thinks about. What it is asked and answers is the JSON of the Java class org.crosscage.offline.
 */
import type { Change, Highlights } from '../board/puzzle/types.js';
import type { Playback } from '../play/playback.js';
import type { Texts } from '../board/text/message.js';

/** A game as the teacher is told of it. */
export interface Asked {
  /** The link code of the puzzle. */
  readonly code: string;
  /** Where the puzzle came from, as the archive has it: only one that is from here is known to have one solution. */
  readonly source: string;
  /** The lines of the game's log, as the archive has them. */
  readonly log: readonly string[];
  /** The selected cell. */
  readonly near?: number;
  /** The player's settings by their ids: techniques, marks-in-hints, tidy-marks, check … */
  readonly choices: Readonly<Record<string, string>>;
  /** On which the puzzle was passed on, as the archive has them. */
  readonly terms: string;
  /** The hint that was paid last, as the archive has it. */
  readonly paidHint?: string;
  /** Whether the standard techniques are taken, and not the player's own. */
  readonly standard?: boolean;
}

/** A piece of a sentence, as org.crosscage.board.TextSpan has it. */
export interface Span {
  readonly text: string;
  readonly link?: number;
  readonly role?: string;
  readonly cells?: readonly number[];
  readonly clue?: number;
}

/** A stage of a hint, as its card shows it. */
export interface Stage {
  readonly eyebrow: string;
  readonly title: string;
  readonly sentences: readonly (readonly Span[])[];
  /** For screen readers. */
  readonly spoken: string;
  readonly highlights: Highlights | null;
  /** Names of the signs to be explained. */
  readonly legend: readonly string[];
  /** What the button says that leads here, and what it costs. */
  readonly next: string;
  readonly cost: number;
  /** What the archive keeps once the stage is paid. */
  readonly paidHint: string;
}

export interface Hint {
  /** `nothing`: there is nothing to teach; its only stage says why. */
  readonly sort: 'deduction' | 'digit' | 'marks' | 'nothing';
  readonly stages: readonly Stage[];
  /** How many of them the archive's `paidHint` says are paid. */
  readonly paid: number;
  readonly technique?: { readonly id: string; readonly name: string; readonly page: string };
  /** What "Do it" plays. */
  readonly changes?: readonly Change[];
  /** How many moves "Do it" undoes. */
  readonly undo?: number;
  /** What is said when it is done. */
  readonly done: string;
  /** Of `nothing`: the button that asks with the standard techniques, where these would find something. */
  readonly standard?: string;
}

export interface Check {
  readonly title: string;
  readonly text: string;
  /** The cells with wrong digits. */
  readonly wrong: readonly number[];
  /** The way to show where, with its cost; absent where there is nothing to show. */
  readonly where?: { readonly button: string; readonly cost: number; readonly text: string };
  /** The way back to before the first mistake. */
  readonly rewind?: { readonly button: string; readonly cost: number; readonly moves: number; readonly done: string };
}

/** Why there is no answer. */
export class TeacherError extends Error {
  constructor(
    readonly why: 'unsupported' | 'failed',
    cause?: unknown,
  ) {
    super(`the teacher is ${why}`, { cause });
  }
}

export interface Teacher {
  hint(asked: Asked): Promise<Hint>;
  check(asked: Asked): Promise<Check>;
  /** `all`: every step, and not only those that are needed. */
  walkthrough(asked: Asked, all?: boolean): Promise<Playback>;
  /** The steps of a try that cannot be, for "Why does it fail?"; and more, as they come. */
}

/** Loads it. Throws a TeacherError where the browser cannot run it. */
export function teacher(_words: Texts): Promise<Teacher> {
  return Promise.reject(new TeacherError('unsupported'));
}
