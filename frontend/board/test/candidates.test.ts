import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitting, type OpenCell } from '../puzzle/fitting.js';
import type { ClueRule, Operation } from '../puzzle/types.js';
import { numbers } from './pictures.js';
import { Random } from './random.js';

function clue(operation: Operation, target: number, different = false): ClueRule {
  return { operation, target, different };
}

/** Cells of a clue that take these digits; `together` may not hold the same one. */
function open(digits: readonly number[], count: number, together = true): OpenCell[] {
  const places = numbers(count, 0);
  return places.map((at) => ({ digits, rivals: together ? places.filter((other) => other !== at) : [] }));
}

function sets(found: readonly ReadonlySet<number>[]): number[][] {
  return found.map((digits) => [...digits].sort((a, b) => a - b));
}

const ONE_TO_NINE = numbers(9, 1);

describe('digits that fit a clue', () => {
  it('are those of the combinations of a run', () => {
    assert.deepEqual(sets(fitting(clue('+', 17, true), [], open(ONE_TO_NINE, 2))), [
      [8, 9],
      [8, 9],
    ]);
    assert.deepEqual(sets(fitting(clue('+', 32, true), [9], open(numbers(8, 1), 5)))[0], [1, 2, 3, 4, 5, 6, 7, 8]);
    assert.deepEqual(sets(fitting(clue('+', 16, true), [9], open(numbers(8, 1), 3)))[0], [1, 2, 4]);
  });

  it('may repeat in a cage where the cells are in different lines', () => {
    assert.deepEqual(sets(fitting(clue('+', 2), [], open(ONE_TO_NINE, 2, false))), [[1], [1]]);
    assert.deepEqual(sets(fitting(clue('+', 4), [], open(ONE_TO_NINE, 2))), [
      [1, 3],
      [1, 3],
    ]);
  });

  it('divide a product', () => {
    assert.deepEqual(sets(fitting(clue('*', 35), [], open(ONE_TO_NINE, 2)))[0], [5, 7]);
    assert.deepEqual(sets(fitting(clue('*', 0), [], open([0, 1, 2], 2)))[0], [0, 1, 2]);
  });

  it('have a partner for a difference or a quotient', () => {
    assert.deepEqual(sets(fitting(clue('-', 7), [], open(ONE_TO_NINE, 2)))[0], [1, 2, 8, 9]);
    assert.deepEqual(sets(fitting(clue('/', 4), [], open(ONE_TO_NINE, 2)))[0], [1, 2, 4, 8]);
    assert.deepEqual(sets(fitting(clue('-', 7), [8], open(ONE_TO_NINE, 1)))[0], [1]);
  });

  it('are the number of a cell alone', () => {
    assert.deepEqual(sets(fitting(clue('=', 5), [], open(ONE_TO_NINE, 1))), [[5]]);
  });

  it('fit one of the operations that a hidden one may be', () => {
    assert.deepEqual(sets(fitting(clue('?', 15), [], open(ONE_TO_NINE, 2)))[0], [3, 5, 6, 7, 8, 9]);
    assert.deepEqual(sets(fitting(clue('?', 8), [], open([1, 2, 3, 4], 2)))[0], [2, 4]);
  });

  it('are never fewer than what a search finds, and in small clues the same', () => {
    const random = new Random(5);
    const operations: readonly Operation[] = ['+', '-', '*', '/', '?'];
    for (let round = 0; round < 300; round++) {
      const operation = operations[round % operations.length]!;
      const cells = 2 + random.below(2);
      const described = numbers(cells, 0).map((at): OpenCell => ({
        digits: numbers(6, 1).filter(() => random.chance(70)),
        rivals: numbers(cells, 0).filter((other) => Math.abs(other - at) === 1),
      }));
      const digits = described.map(() => 1 + random.below(6));
      const target = operation === '*' ? digits.reduce((a, b) => a * b) : 1 + random.below(12);
      const rule = clue(operation, target);
      assert.deepEqual(sets(fitting(rule, [], described)), searched(rule, described), `${operation} ${target}`);
    }
  });
});

/** The same by trying every filling. */
function searched({ operation, target }: ClueRule, cells: readonly OpenCell[]): number[][] {
  const found = cells.map(() => new Set<number>());
  const fill = (digits: readonly number[]): void => {
    const at = digits.length;
    if (at === cells.length) {
      if (holds(operation, target, digits)) {
        digits.forEach((digit, i) => found[i]!.add(digit));
      }
      return;
    }
    cells[at]!.digits.filter((digit) => cells[at]!.rivals.every((rival) => digits[rival] !== digit)).forEach((digit) =>
      fill([...digits, digit]),
    );
  };
  fill([]);
  return sets(found);
}

function holds(operation: Operation, target: number, digits: readonly number[]): boolean {
  const [largest, ...rest] = [...digits].sort((a, b) => b - a);
  const sum = digits.reduce((a, b) => a + b);
  const product = digits.reduce((a, b) => a * b);
  switch (operation) {
    case '-':
      return largest! - rest.reduce((a, b) => a + b) === target;
    case '/':
      return target * rest.reduce((a, b) => a * b) === largest;
    case '*':
      return product === target;
    case '?':
      return (['+', '*', ...(digits.length === 2 ? (['-', '/'] as const) : [])] as const).some((one) =>
        holds(one, target, digits),
      );
    default:
      return sum === target;
  }
}
