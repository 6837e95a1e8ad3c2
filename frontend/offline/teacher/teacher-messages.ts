/** What a page and the worker that teaches say to each other. */
import type { Texts } from '../../board/text/message.js';

export type Question = 'walkthrough' | 'combinations' | 'combinationsPage' | 'marks' | 'grade' | 'open' | 'tell' | 'work' | 'begin' | 'train' | 'read' | ToGenerator;

type ToGenerator = 'make' | 'makeDaily';

/** Beside the teacher: what makes puzzles, and what reads pasted ones. */
export type Part = 'generator' | 'reader';

/** To the worker: first with the words, and the part that it is if not the teacher; then questions. A request is JSON as text. */
export type ToTeacher =
  | { readonly language: string; readonly words: Texts; readonly part: Part | undefined }
  | { readonly id: number; readonly what: Question; readonly request: string };

/** From the generator: how many puzzles it has checked. */
export interface Count {
  readonly looked: number;
}

/** From the worker: an answer as JSON, or why there is none. */
export interface FromTeacher {
  readonly id: number;
  readonly answer?: string;
  readonly problem?: string;
}
