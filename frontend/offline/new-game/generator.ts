/**
 * The server's generator, compiled for the browser: the same order and seed, or the same day, give the same puzzle. It works in
 * a thread of its own, so that the teacher is free meanwhile and stopping is to end the thread. Its requests and answers are the
 * JSON of the Java class org.crosscage.offline.PuzzleMaker.
 */
import type { Picture } from '../../board/puzzle/types.js';
import { pageLanguage, type Texts } from '../../board/text/message.js';
import { isSupported, TeacherError } from '../teacher/teacher.js';
import type { FromTeacher, Question, ToTeacher } from '../teacher/teacher-messages.js';
import type { Daily, Order } from './offer.js';

/** A new puzzle. */
export interface NewPuzzle {
  /** The source of a game of it: the server's name of the puzzle. */
  readonly source: string;
  /** In the native text. */
  readonly puzzle: string;
  readonly picture: Picture;
}

const MS_A_DAY = 86_400_000;
/** The bound of the server's seeds, which are short enough to be typed. */
const SEEDS = 1_000_000_000_000;

/** One question at a time: the next one ends the one before. */
export class Generator {
  readonly #words: Texts;
  #worker: Worker | undefined;
  #stop: (() => void) | undefined;

  /** Throws a TeacherError where the browser cannot run it. */
  constructor(words: Texts) {
    if (!isSupported()) {
      throw new TeacherError('unsupported');
    }
    this.#words = words;
  }

  /**
   * Undefined when no such puzzle came up, or it was stopped.
   *
   * @param onCount hears how many puzzles were checked
   */
  async make({ kind, rows, columns, grade }: Order, onCount: (count: number) => void): Promise<NewPuzzle | undefined> {
    return this.#ask('make', { kind, rows, columns, grade, seed: String(Math.floor(Math.random() * SEEDS)) }, onCount);
  }

  /** Undefined when it was stopped; `day` as in `2026-11-29`. */
  async makeDaily(day: string, { name }: Daily, onCount: (count: number) => void): Promise<NewPuzzle | undefined> {
    return this.#ask('makeDaily', { day: number(day), name }, onCount);
  }

  /** Ends the making of a puzzle. */
  stop(): void {
    this.#stop?.();
  }

  async #ask<T extends object>(what: Question, request: object, onCount?: (count: number) => void): Promise<T | undefined> {
    this.stop();
    const worker = (this.#worker ??= this.#started());
    const asking = new AbortController();
    const { signal } = asking;
    const end = (): void => {
      worker.terminate();
      this.#worker = undefined;
    };
    const answer = await new Promise<string>((answered, failed) => {
      const fail = (cause: unknown): void => {
        end();
        failed(new TeacherError('failed', cause));
      };
      this.#stop = () => {
        end();
        asking.abort();
        this.#stop = undefined;
        answered('{}');
      };
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromTeacher | { readonly looked: number }>) =>
          'looked' in data ? onCount?.(data.looked) : data.answer === undefined ? fail(data.problem) : answered(data.answer),
        { signal },
      );
      worker.addEventListener('error', ({ message }) => fail(message), { signal });
      worker.postMessage({ id: 0, what, request: JSON.stringify(request) } satisfies ToTeacher);
    }).finally(() => {
      if (!signal.aborted) {
        asking.abort();
        this.#stop = undefined;
      }
    });
    const reply = JSON.parse(answer) as T | { readonly error?: string };
    if ('error' in reply) {
      throw new TeacherError('failed', reply.error);
    }
    return Object.keys(reply).length === 0 ? undefined : (reply as T);
  }

  #started(): Worker {
    const worker = new Worker(new URL('../teacher/teacher-worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ language: pageLanguage(), words: this.#words, part: 'generator' } satisfies ToTeacher);
    return worker;
  }
}

/** From 1970-01-01 on. */
function number(day: string): number {
  return Date.parse(day) / MS_A_DAY;
}
