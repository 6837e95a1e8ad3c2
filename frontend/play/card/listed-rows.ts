import type { Group } from './types.js';

/** Knows how many of a card's rows are listed, and which one is lit. */
export class ListedRows {
  readonly #point: (row: string) => void;
  /** The one that was pressed: it is lit while no other is. */
  #held = '';
  #lit = '';
  /** How often more of a group was asked for, by its title. */
  readonly #asked = new Map<string, number>();

  /** @param point is told which row is to be lit; empty: none */
  constructor(point: (row: string) => void) {
    this.#point = point;
  }

  /** Other rows come. */
  reset(): void {
    this.#held = '';
    this.#lit = '';
    this.#asked.clear();
  }

  /** The pointer or the focus has come to a row. */
  come(row: string): void {
    if (row !== this.#lit) {
      this.#lit = row;
      this.#point(row);
    }
  }

  /** It has gone. */
  go(): void {
    this.come(this.#held);
  }

  press(row: string): void {
    this.#held = this.isHeld(row) ? '' : row;
    this.go();
  }

  isHeld(row: string): boolean {
    return row === this.#held;
  }

  /** Where a group ends for now; undefined: with its last row. */
  cut({ title, cuts }: Group): Group['cuts'][number] | undefined {
    return cuts[this.#asked.get(title) ?? 0];
  }

  /** Lists more of a group. */
  more({ title }: Group): void {
    this.#asked.set(title, (this.#asked.get(title) ?? 0) + 1);
  }
}
