import type { Mode } from '../puzzle/types.js';

/** How long a second digit may take to make a number of two, in milliseconds; the board shows that it is awaited. */
export const TWO_DIGITS_WITHIN = 1500;

interface Typed {
  readonly value: number;
  readonly mode: Mode;
  readonly place: string;
  readonly at: number;
  /** Whether the first digit wrote anything by itself. */
  readonly wrote: boolean;
}

/** What a digit key means after the one before it. */
export interface Reading {
  readonly value: number;
  /** The value stands in for what the key before wrote. */
  readonly replaces: boolean;
}

/** Reads digit keys one by one, so that "1", "2" soon after becomes 12 where 12 is a value. */
export class DigitEntry {
  #typed: Typed | undefined;

  /** `place` names the selection: a second digit counts only where the first was typed. */
  read(digit: number, mode: Mode, place: string, at: number, isLegal: (value: number) => boolean): Reading {
    const first = this.#typed;
    this.#typed = undefined;
    if (first && first.mode === mode && first.place === place && at - first.at <= TWO_DIGITS_WITHIN) {
      const value = first.value * 10 + digit;
      if (isLegal(value)) {
        return { value, replaces: first.wrote };
      }
    }
    return { value: digit, replaces: false };
  }

  /** Remembers a digit that may be the first of two. */
  remember(value: number, mode: Mode, place: string, at: number, wrote: boolean): void {
    this.#typed = { value, mode, place, at, wrote };
  }

  forget(): void {
    this.#typed = undefined;
  }
}

/** Whether a digit can be the first of a value with two. */
export function startsTwo(digits: readonly number[], digit: number): boolean {
  return digit > 0 && digits.some((value) => value >= 10 && Math.floor(value / 10) === digit);
}
