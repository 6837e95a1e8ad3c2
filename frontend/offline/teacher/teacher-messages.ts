/** What a page and the worker that teaches say to each other. */
import type { Texts } from '../../board/text/message.js';

export type Question = 'walkthrough' | 'combinations' | 'combinationsPage' | 'wrong' | 'open' | 'tell' | 'work' | 'begin' | 'train' | ToGenerator;

type ToGenerator = 'make' | 'makeDaily';

/** To the worker: first with what it teaches, or that it makes puzzles; then questions. A request is JSON as text. */
export type ToTeacher =
  | { readonly language: string; readonly words: Texts; readonly part?: 'generator' }
  | { readonly id: number; readonly what: Question; readonly request: string };

/** From the worker: an answer as JSON, or why there is none. */
export interface FromTeacher {
  readonly id: number;
  readonly answer?: string;
  readonly problem?: string;
}
