import type { Picture } from '../../board/puzzle/types.js';
import { randomId, type DeviceGame } from '../device/kept-game.js';
import type { Order } from './offer.js';

/** A puzzle that can be begun. */
export interface NewPuzzle {
  /** The source of a game of it: the server's name of the puzzle; empty for one from outside. */
  readonly source: string;
  /** Absent where it has none. */
  readonly title?: string;
  /** In the native text. */
  readonly puzzle: string;
  readonly picture: Picture;
}

/**
 * A game of a puzzle that was made or read here, as the server would begin it. It has begun, so that it is sent before the first move:
 * the server does not have the puzzle.
 *
 * @param name its kind and size; lists have its title where it has one
 * @param facts its day; empty for any other puzzle
 */
export function begunGame({ source, puzzle, picture, title = '' }: NewPuzzle, order: Order, name: string, facts: string, now: Date): DeviceGame {
  const { kind, rows, columns, grade } = order;
  return {
    id: randomId(),
    kind,
    rows,
    columns,
    title,
    name: title || name,
    facts,
    grade,
    picture,
    stored: 0,
    archived: {
      source,
      terms: '',
      puzzle,
      begun: now.toISOString(),
      finished: '',
      seconds: 0,
      hints: 0,
      hintCost: 0,
      solutionShown: false,
      techniques: [],
      log: [],
    },
  };
}
