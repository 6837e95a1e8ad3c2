import { randomId, type DeviceGame } from '../device/kept-game.js';
import type { NewPuzzle } from './generator.js';
import type { Order } from './offer.js';

/**
 * A game of a puzzle that was made or read here, as the server would begin it. It has begun, so that it is sent before the first move:
 * the server does not have the puzzle.
 *
 * @param name for lists
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
    name,
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
