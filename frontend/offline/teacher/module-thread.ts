import { pageLanguage, type Texts } from '../../board/text/message.js';
import { isSupported, TeacherError } from './teacher.js';
import type { FromTeacher, Part, Question, ToTeacher } from './teacher-messages.js';

/**
 * A part of the module in a thread of its own, so that the teacher is free meanwhile and stopping is to end the thread. One
 * question at a time: the next one ends the one before.
 */
export class ModuleThread {
  readonly #words: Texts;
  readonly #part: Part;
  #worker: Worker | undefined;
  #stop: (() => void) | undefined;

  /** Throws a TeacherError where the browser cannot run it. */
  constructor(words: Texts, part: Part) {
    if (!isSupported()) {
      throw new TeacherError('unsupported');
    }
    this.#words = words;
    this.#part = part;
  }

  /** Ends the answering of a question. */
  stop(): void {
    this.#stop?.();
  }

  /**
   * Undefined when the answer is empty, or it was stopped.
   *
   * @param onCount hears how many puzzles were checked
   */
  async ask<T extends object>(what: Question, request: object, onCount?: (count: number) => void): Promise<T | undefined> {
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
    const worker = new Worker(new URL('./teacher-worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ language: pageLanguage(), words: this.#words, part: this.#part } satisfies ToTeacher);
    return worker;
  }
}
