import type { Connection } from '../channel/board-port.js';
import type { CellState, Change, Mode } from '../puzzle/types.js';

/** How long a second digit may take to make a number of two, in milliseconds; the board shows that it is awaited. */
const TWO_DIGITS_WITHIN = 1500;

/** A digit that the next key may make one of two. */
export interface AwaitedDigit {
  readonly mode: Mode;
  readonly value: number;
}

/** The changes of a digit, and the position before. */
export interface Written {
  readonly changes: readonly Change[];
  readonly before: readonly CellState[];
}

interface Typed extends AwaitedDigit {
  readonly cells: readonly number[];
  /** When, in milliseconds. */
  readonly at: number;
  /** Absent where it changed nothing. */
  readonly written: Written | undefined;
}

/** The digit key before, as long as a second one makes a number of two with it: "1", "2" soon after is 12. */
export class TypedDigit {
  readonly #later: Connection['later'];
  readonly #settled: (cells: readonly number[]) => void;
  #typed: Typed | undefined;
  #cancel: (() => void) | undefined;

  /** `settled`: these cells do not await a second digit any more. */
  constructor(later: Connection['later'], settled: (cells: readonly number[]) => void) {
    this.#later = later;
    this.#settled = settled;
  }

  /** The one that stands in these cells and awaits a second. */
  awaiting(cells: readonly number[]): AwaitedDigit | undefined {
    return this.#typed?.written && this.#typed.cells.join() === cells.join() ? this.#typed : undefined;
  }

  /** The one that a key may be the second of: a second digit counts only in the same cells and mode, and in time. */
  before(mode: Mode, cells: readonly number[], at: number): Typed | undefined {
    const typed = this.#typed;
    const isFirst = typed?.mode === mode && typed.cells.join() === cells.join() && at - typed.at <= TWO_DIGITS_WITHIN;
    return isFirst ? typed : undefined;
  }

  remember(typed: Typed): void {
    this.forget();
    this.#typed = { ...typed, cells: [...typed.cells] };
    this.#cancel = this.#later(() => this.forget(), TWO_DIGITS_WITHIN);
  }

  forget(): void {
    const typed = this.#typed;
    this.#typed = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
    if (typed?.written) {
      this.#settled(typed.cells);
    }
  }
}

/** Whether a digit can be the first of a value with two. */
export function startsTwo(digits: readonly number[], digit: number): boolean {
  return digit > 0 && digits.some((value) => value >= 10 && Math.floor(value / 10) === digit);
}
