import { isFinished, type KeptGame } from '../device/kept-game.js';
import type { Daily } from './offer.js';

/** Where a player stands with a day. */
export interface DayProgress {
  /** Unfinished games on this device, and puzzles that can be made here, in the order of the day. */
  readonly left: readonly (KeptGame | Daily)[];
  readonly done: number;
  readonly of: number;
}

/**
 * Puzzles of which the server has a game are not made a second time.
 *
 * @param games of the day, on this device
 * @param daily all puzzles of the day
 * @param isOffered whether puzzles without a game can be made
 * @param played puzzles of which the server has a game, by source, and whether that is finished
 */
export function dayProgress(
  games: readonly KeptGame[],
  daily: readonly Daily[],
  isOffered: boolean,
  played: Readonly<Record<string, boolean>>,
): DayProgress {
  const of = (source: string): KeptGame[] => games.filter(({ archived }) => archived.source === source);
  const offered = daily.filter(({ source }) => isOffered || of(source).length > 0);
  const others = games.filter(({ archived }) => !offered.some(({ source }) => source === archived.source));
  const sources = new Set([...others.map(({ archived }) => archived.source), ...offered.map(({ source }) => source)]);
  return {
    left: [
      ...others.filter((game) => !isFinished(game)),
      ...offered.flatMap((each): readonly (KeptGame | Daily)[] => {
        const own = of(each.source);
        return own.length > 0 ? own.filter((game) => !isFinished(game)) : each.source in played ? [] : [each];
      }),
    ],
    done: [...sources].filter((source) => played[source] || of(source).some(isFinished)).length,
    of: sources.size,
  };
}
