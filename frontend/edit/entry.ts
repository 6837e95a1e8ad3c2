import type { Sheet } from './types.js';

export type Part = 'across' | 'down' | 'cage';

const PLAIN: Readonly<Record<string, string>> = { x: '*', '×': '*', '÷': '/', ':': '/', '−': '-' };
const SIGNS = '+-*/=?';
const LONGEST = 13;

export const DIGIT_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The keys with which some values are written, alone or two after each other. */
export function keysFor(values: readonly number[]): string[] {
  return DIGIT_KEYS.filter((key) => values.some((value) => String(value).includes(key)));
}

/** A clue while it is typed: digits, and where operations are chosen one sign before or behind them. */
export class Entry {
  readonly place: number;
  readonly part: Part;
  readonly #hasSign: boolean;
  #text = '';

  constructor(place: number, part: Part, hasSign: boolean) {
    this.place = place;
    this.part = part;
    this.#hasSign = hasSign;
  }

  get text(): string {
    return this.#text;
  }

  get shown(): string {
    return this.#text.replace('*', '×').replace('/', '÷').replace('-', '−');
  }

  type(key: string): void {
    const sign = PLAIN[key] ?? key;
    if (SIGNS.includes(sign)) {
      if (this.#hasSign) {
        this.#text = this.#text.replace(/[^0-9]/g, '') + sign;
      }
    } else if (this.#text.length < LONGEST) {
      const last = this.#text.at(-1) ?? '';
      this.#text = SIGNS.includes(last) && last !== '' ? this.#text.slice(0, -1) + sign + last : this.#text + sign;
    }
  }

  /** Whether anything is left. */
  erase(): boolean {
    this.#text = this.#text.slice(0, -1);
    return this.#text !== '';
  }
}

/** Where a clue is typed at a place, or undefined where there is none: what was meant, if it is there. */
export function partAt(sheet: Sheet, place: number, meant: Part): Part | undefined {
  const slots = sheet.slots[place] ?? 0;
  if (slots & 4) {
    return 'cage';
  }
  const parts: Part[] = [...(slots & 1 ? (['across'] as const) : []), ...(slots & 2 ? (['down'] as const) : [])];
  return parts.includes(meant) ? meant : parts[0];
}

/** Whether clues stand in white places, so that it takes a tool of its own to fill in digits there. */
export function hasCluesInCells(sheet: Sheet): boolean {
  return sheet.slots.some((slots) => (slots & 4) !== 0);
}
