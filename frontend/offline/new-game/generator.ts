/**
 * The server's generator, compiled for the browser: the same order and seed, or the same day, give the same puzzle. Its requests
 * and answers are the JSON of the Java class org.crosscage.offline.PuzzleMaker.
 */
import type { Texts } from '../../board/text/message.js';
import { ModuleThread } from '../teacher/module-thread.js';
import type { NewPuzzle } from './begun-game.js';
import type { Daily, Order } from './offer.js';

const MS_A_DAY = 86_400_000;
/** The bound of the server's seeds, which are short enough to be typed. */
const SEEDS = 1_000_000_000_000;

export class Generator extends ModuleThread {
  constructor(words: Texts) {
    super(words, 'generator');
  }

  /**
   * Undefined when no such puzzle came up, or it was stopped.
   *
   * @param onCount hears how many puzzles were checked
   */
  async make({ kind, rows, columns, grade }: Order, onCount: (count: number) => void): Promise<NewPuzzle | undefined> {
    return this.askAlone('make', { kind, rows, columns, grade, seed: String(Math.floor(Math.random() * SEEDS)) }, onCount);
  }

  /** Undefined when it was stopped. */
  async makeDaily({ day, name }: Daily, onCount: (count: number) => void): Promise<NewPuzzle | undefined> {
    return this.askAlone('makeDaily', { day: number(day), name }, onCount);
  }
}

/** From 1970-01-01 on. */
function number(day: string): number {
  return Date.parse(day) / MS_A_DAY;
}
