import { fitting } from './fitting.js';
import type { Standing } from './candidates.js';
import type { Clue, ClueState } from './types.js';

/**
 * How clues stand while the server can not be asked: done are those that their digits meet. What the server knew to be
 * broken stays so until it is met; nothing else is called broken, since only the player's settings there allow that.
 *
 * `told`: by the server, before.
 */
export function statesHere(standing: Standing, told: Readonly<Record<string, ClueState>>): Record<string, ClueState> {
  const states: Record<string, ClueState> = {};
  for (const clue of standing.topology.picture.clues) {
    const before = told[clue.id];
    if (clue.rule ? isMet(clue, standing) : before === 'done') {
      states[clue.id] = 'done';
    } else if (before === 'broken') {
      states[clue.id] = before;
    }
  }
  return states;
}

/** Whether all digits stand, none twice where it must not, and they make what is demanded. */
function isMet({ cells: all, rule }: Clue, { topology, cells }: Standing): boolean {
  const digits = all.flatMap((cell) => cells[cell]!.digit ?? []);
  if (!rule || !Number.isSafeInteger(rule.target) || digits.length < all.length) {
    return false;
  }
  const clash = (i: number, j: number): boolean =>
    digits[i] === digits[j] && (rule.different || topology.rivals(all[i]!).has(all[j]!));
  if (digits.some((_, i) => digits.some((_other, j) => j < i && clash(i, j)))) {
    return false;
  }
  const [last, ...placed] = digits;
  return fitting(rule, placed, [{ digits: [last!], rivals: [] }])[0]!.size > 0;
}
