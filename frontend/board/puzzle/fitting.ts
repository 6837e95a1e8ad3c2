import type { ClueRule, Operation } from './types.js';

/**
 * Which digits can still stand in the open cells of one clue, each cell filled from digits of its own so that the clue is
 * met. Works through the cells one after the other and keeps, of all ways so far, only what matters to the rest: what they
 * make together, and which digits they take from the cells to come. Backwards it then finds out which ways reach the end.
 */

/** One open cell of a clue. */
export interface OpenCell {
  /** The digits it may take, ascending. */
  readonly digits: readonly number[];
  /** The places in the same list of cells that may not hold the same digit. */
  readonly rivals: readonly number[];
}

/** So many different beginnings are told apart; past that, equal digits within the clue are not looked at any more. */
const MOST = 200;

/** Digits past these have no bit in a number. */
const MOST_BITS = 30;

/** Past this the bits of a cell do not fit behind it into one number. */
const MOST_MADE = 2 ** (53 - MOST_BITS);

/** What the cells so far make together, and the largest of them. */
interface Way {
  readonly value: number;
  readonly largest: number;
  /** For each cell to come the digits, as bits, that it can not take any more. */
  readonly taken: readonly number[];
}

/**
 * The digits of each open cell with which the clue can be met; all of them where it would take too long to know.
 *
 * `placed`: the digits that stand in the clue's other cells.
 */
export function fitting(
  rule: ClueRule,
  placed: readonly number[],
  open: readonly OpenCell[],
): readonly ReadonlySet<number>[] {
  const fits = open.map(() => new Set<number>());
  for (const operation of meanings(rule.operation, placed.length + open.length)) {
    const one = new Fitting(operation, rule.target, placed, open);
    const found = one.supported(true) ?? one.supported(false) ?? open.map(({ digits }) => digits);
    found.forEach((digits, i) => digits.forEach((digit) => fits[i]!.add(digit)));
  }
  return fits;
}

/** What a hidden operation may be. */
function meanings(operation: Operation, cells: number): readonly Operation[] {
  if (operation !== '?') {
    return [operation];
  }
  return cells === 2 ? ['+', '*', '-', '/'] : ['+', '*'];
}

class Fitting {
  readonly #operation: Operation;
  readonly #target: number;
  readonly #open: readonly OpenCell[];
  readonly #start: Way;
  /** What the cells from here on add at least and at most. */
  readonly #least: number[] = [0];
  readonly #most: number[] = [0];
  readonly #bits = new Map<number, number>();

  constructor(operation: Operation, target: number, placed: readonly number[], open: readonly OpenCell[]) {
    this.#operation = operation;
    this.#target = target;
    this.#open = open;
    const none: Way = { value: this.#isProduct ? 1 : 0, largest: 0, taken: open.map(() => 0) };
    this.#start = placed.reduce((way, digit) => this.#with(way, digit, way.taken), none);
    for (const { digits } of open.toReversed()) {
      this.#least.unshift(this.#least[0]! + (digits[0] ?? 0));
      this.#most.unshift(this.#most[0]! + (digits.at(-1) ?? 0));
    }
    open.forEach(({ digits }) => digits.forEach((digit) => this.#bits.set(digit, this.#bits.get(digit) ?? 1 << this.#bits.size)));
  }

  /** The digits of each cell that some way to the end has; undefined when there are too many ways. */
  supported(exact: boolean): readonly ReadonlySet<number>[] | undefined {
    const layers = exact && this.#bits.size > MOST_BITS ? undefined : this.#layers(exact);
    if (!layers) {
      return undefined;
    }
    const found = this.#open.map(() => new Set<number>());
    let alive = new Set([...layers.at(-1)!].filter(([, way]) => this.#isMet(way)).map(([key]) => key));
    for (let at = this.#open.length - 1; at >= 0; at--) {
      const leads = new Set<number | string>();
      for (const [key, way] of layers[at]!) {
        this.#next(way, at, exact, (digit, after) => {
          if (alive.has(keyOf(after, at + 1))) {
            found[at]!.add(digit);
            leads.add(key);
          }
        });
      }
      alive = leads;
    }
    return found;
  }

  #layers(exact: boolean): Map<number | string, Way>[] | undefined {
    const layers = [new Map<number | string, Way>([[0, this.#start]])];
    for (let at = 0; at < this.#open.length; at++) {
      const layer = new Map<number | string, Way>();
      for (const way of layers[at]!.values()) {
        this.#next(way, at, exact, (_, after) => layer.set(keyOf(after, at + 1), after));
        if (layer.size > MOST) {
          return undefined;
        }
      }
      layers.push(layer);
    }
    return layers;
  }

  #next(way: Way, at: number, exact: boolean, each: (digit: number, after: Way) => void): void {
    const { digits, rivals } = this.#open[at]!;
    for (const digit of digits) {
      const bit = this.#bits.get(digit)!;
      if ((way.taken[at]! & bit) === 0) {
        const taken = exact ? way.taken.map((bits, i) => (i > at && rivals.includes(i) ? bits | bit : bits)) : way.taken;
        const after = this.#with(way, digit, taken);
        if (this.#isInReach(after, at + 1)) {
          each(digit, after);
        }
      }
    }
  }

  #with({ value, largest }: Way, digit: number, taken: readonly number[]): Way {
    return {
      value: this.#isProduct ? value * digit : value + digit,
      largest: this.#hasLargest ? Math.max(largest, digit) : 0,
      taken,
    };
  }

  get #isProduct(): boolean {
    return this.#operation === '*' || this.#operation === '/';
  }

  get #hasLargest(): boolean {
    return this.#operation === '-' || this.#operation === '/';
  }

  /** Whether the cells from here on can still make up what is missing, at a glance. */
  #isInReach({ value }: Way, from: number): boolean {
    switch (this.#operation) {
      case '+':
      case '=':
        return value + this.#least[from]! <= this.#target && this.#target <= value + this.#most[from]!;
      case '*':
        return this.#target === 0 || (value !== 0 && this.#target % value === 0);
      case '/':
        return value !== 0;
      default:
        return true;
    }
  }

  /** As `Operation.distance` of the core has it; `clue-cases.txt` holds both to the same. */
  #isMet({ value, largest }: Way): boolean {
    switch (this.#operation) {
      case '-':
        return 2 * largest - value === this.#target;
      case '/':
        return largest * largest === this.#target * value;
      default:
        return value === this.#target;
    }
  }
}

/** Ways with the same key have the same future. A number where one holds it, because numbers are found faster. */
function keyOf({ value, largest, taken }: Way, from: number): number | string {
  const left = taken.length - from;
  const made = value * 64 + largest;
  if (left === 0) {
    return made;
  }
  return left === 1 && made < MOST_MADE ? made * 2 ** MOST_BITS + taken[from]! : `${made} ${taken.slice(from).join(' ')}`;
}
