import type { Texts } from '../../board/text/message.js';
import { pageLanguage } from '../../board/text/page-language.js';
import type { Count, FromTeacher, Part, Question, ToTeacher } from './teacher-messages.js';

/** Why there is no answer. */
export class TeacherError extends Error {
  readonly why: 'unsupported' | 'failed';

  constructor(why: 'unsupported' | 'failed', cause?: unknown) {
    super(`the teacher is ${why}`, { cause });
    this.why = why;
  }
}

/** A module with a type that only browsers with garbage collection for WebAssembly know. */
const WITH_GARBAGE_COLLECTION = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** Whether this browser can run the module. */
export function isSupported(): boolean {
  return typeof WebAssembly !== 'undefined' && WebAssembly.validate(WITH_GARBAGE_COLLECTION);
}

interface Open {
  answered(answer: string): void;
  failed(cause: unknown): void;
  readonly counted: ((count: number) => void) | undefined;
}

/** A part of the module in a thread of its own, so that the page and the other parts are free meanwhile. */
export abstract class ModuleThread {
  readonly #words: Texts;
  readonly #part: Part | undefined;
  readonly #open = new Map<number, Open>();
  #last = 0;
  #age = 0;
  /** None before it is started, and after one that failed or was stopped, until something is asked. */
  #worker: Worker | undefined;

  /**
   * Throws a TeacherError where the browser cannot run it.
   *
   * @param part undefined for the teacher
   */
  constructor(words: Texts, part?: Part) {
    if (!isSupported()) {
      throw new TeacherError('unsupported');
    }
    this.#words = words;
    this.#part = part;
  }

  /** Another one when what was opened is lost, as after a failure. */
  get age(): number {
    return this.#age;
  }

  /** Loads the module before anything is asked. */
  protected start(): Worker {
    return (this.#worker ??= this.#started());
  }

  /** Ends the answering of all questions: they have empty answers. */
  stop(): void {
    if (this.#open.size > 0) {
      this.#end();
      [...this.#open.keys()].forEach((id) => this.#settle({ id, answer: '{}' }));
    }
  }

  /** @param counted hears how many puzzles were checked */
  protected async ask<T>(what: Question, request: object, counted?: (count: number) => void): Promise<T> {
    const answer = await new Promise<string>((answered, failed) => {
      const id = ++this.#last;
      this.#open.set(id, { answered, failed: (cause) => failed(new TeacherError('failed', cause)), counted });
      this.start().postMessage({ id, what, request: JSON.stringify(request) } satisfies ToTeacher);
    });
    const said = JSON.parse(answer) as T | { readonly error: string };
    if (said instanceof Object && 'error' in said) {
      throw new TeacherError('failed', said.error);
    }
    return said as T;
  }

  /** Asks one question at a time: the next one ends the one before. Undefined when the answer is empty, or it was stopped. */
  protected async askAlone<T extends object>(what: Question, request: object, counted?: (count: number) => void): Promise<T | undefined> {
    this.stop();
    const answer = await this.ask<T>(what, request, counted);
    return Object.keys(answer).length === 0 ? undefined : answer;
  }

  #started(): Worker {
    const worker = new Worker(new URL('./teacher-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromTeacher | Count>) => {
      if (worker !== this.#worker) {
        return; // it was stopped
      }
      if ('looked' in data) {
        this.#open.forEach(({ counted }) => counted?.(data.looked));
      } else {
        this.#settle(data);
      }
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker !== this.#worker) {
        return;
      }
      this.#end();
      const problem = message || 'the thread cannot be loaded';
      [...this.#open.keys()].forEach((id) => this.#settle({ id, problem }));
    });
    worker.postMessage({ language: pageLanguage(), words: this.#words, part: this.#part } satisfies ToTeacher);
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #settle({ id, answer, problem }: FromTeacher): void {
    const question = this.#open.get(id);
    this.#open.delete(id);
    if (answer === undefined) {
      this.#age += 1;
      question?.failed(problem);
    } else {
      question?.answered(answer);
    }
  }
}
