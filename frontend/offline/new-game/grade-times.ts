/** Which grades the generator finds in which size, and how long it takes: the table of org.crosscage.library.GradeTimes. */
import { GRADES } from '../device/kept-game.js';
import type { OfferedKind, Order, Size } from './generator.js';

/** What takes longer as a rule is announced. */
const LONG = 1000;
const VERY_LONG = 10_000;

export class GradeTimes {
  readonly #lines: readonly (readonly string[])[];

  /** @param table lines such as `kakuro 6x6 gentle 9`: kind, size, grade and milliseconds */
  constructor(table: string) {
    this.#lines = table
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '));
  }

  /** The grades that there are of a size, the easiest first; all that can be asked for where nothing is known of it. */
  grades(kind: string, size: Size): readonly string[] {
    const known = this.#of(kind, size).map(([, , grade]) => grade!);
    return known.length > 0 ? GRADES.filter((grade) => known.includes(grade)) : GRADES.slice(0, -1);
  }

  /** The text for whoever waits for a puzzle; undefined where that is no time. */
  patience({ large }: OfferedKind, order: Order): 'rare' | 'long' | undefined {
    const millis = Number(this.#of(order.kind, order).find(([, , grade]) => grade === order.grade)?.[3] ?? 0);
    const isLarge = large.some(({ rows, columns }) => order.rows * order.columns >= rows * columns);
    return millis > VERY_LONG ? 'rare' : millis > LONG || isLarge ? 'long' : undefined;
  }

  #of(kind: string, { rows, columns }: Size): readonly (readonly string[])[] {
    return this.#lines.filter((line) => line[0] === kind && line[1] === `${rows}x${columns}`);
  }
}
