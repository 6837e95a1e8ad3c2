import { dayOf, GRADES, type KeptGame } from './kept-game.js';

/** Puzzles of days by day, kind and grade, as a day's page has them; behind them all others, as they were taken along. */
export function inOrder(games: readonly KeptGame[]): KeptGame[] {
  return [...games].sort((a, b) => compare(key(a), key(b)));
}

type Key = readonly (string | number)[];

function key(game: KeptGame): Key {
  const day = dayOf(game);
  return day === undefined ? [LAST, game.taken ?? 0] : [day, game.kind, GRADES.indexOf(game.grade)];
}

/** Behind all days. */
const LAST = '~';

function compare(one: Key, other: Key): number {
  const at = one.findIndex((each, i) => each !== other[i]);
  const [a, b] = [one[at], other[at]];
  return a === undefined || b === undefined ? 0 : a < b ? -1 : 1;
}

/** What was taken along together, in the order of its first. */
export function grouped(games: readonly KeptGame[], group: (game: KeptGame) => string): Map<string, KeptGame[]> {
  const groups = new Map<string, KeptGame[]>();
  for (const game of inOrder(games)) {
    groups.set(group(game), [...(groups.get(group(game)) ?? []), game]);
  }
  return groups;
}

/** Which puzzle comes after one that is finished: of the same kind if there is one, and of what was taken along with it. */
export function nextAfter(finished: KeptGame, games: readonly KeptGame[]): KeptGame | undefined {
  const rank = ({ kind, group }: KeptGame): number => (kind === finished.kind ? 0 : 2) + (group === finished.group ? 0 : 1);
  return inOrder(games).sort((a, b) => rank(a) - rank(b))[0];
}
