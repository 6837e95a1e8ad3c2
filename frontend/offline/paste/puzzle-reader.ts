import type { Picture } from '../../board/puzzle/types.js';
import type { Texts } from '../../board/text/message.js';
import { ModuleThread } from '../teacher/module-thread.js';

/** A puzzle that was read. */
export interface FoundPuzzle {
  readonly kind: string;
  /** Empty where it has none. */
  readonly title: string;
  /** Its kind and size. */
  readonly name: string;
  /** Oddities of its text, in sentences with line and column. */
  readonly warnings: readonly string[];
  /** In the native text. */
  readonly puzzle: string;
  readonly picture: Picture;
}

/** The outcome of a text. */
export interface Reading {
  /** How many puzzles there are. */
  readonly count: number;
  /** The first of them. */
  readonly puzzles: readonly FoundPuzzle[];
  /** The faults of the others, in sentences with line and column. */
  readonly flaws: readonly string[];
}

/** The server's readers, compiled for the browser. Requests and answers are the JSON of org.crosscage.offline.PuzzleReader. */
export class PuzzleReader extends ModuleThread {
  constructor(words: Texts) {
    super(words, 'reader');
  }

  /** Undefined when it was stopped. */
  async read(text: string): Promise<Reading | undefined> {
    return this.askAlone('read', { text });
  }
}
