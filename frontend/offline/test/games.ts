import type { Picture } from '../../board/puzzle/types.js';
import type { ArchivedGame, KeptGame } from '../device/kept-game.js';

/** A black corner with a white tile beside it and two below. */
export const PICTURE: Picture = {
  rows: 2,
  columns: 2,
  tiles: [{ kind: 'black' }, ...[0, 1, 2].map((cell) => ({ kind: 'white' as const, cell, region: 0 }))],
  digits: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  units: [],
  clues: [],
};

/** A game in which one move is stored on the server. */
export function keptGame(archived: Partial<ArchivedGame> = {}, more: Partial<KeptGame> = {}): KeptGame {
  const log = archived.log ?? ['2026-11-23T09:30:00Z page 1 play r1c2=5'];
  return {
    id: 'abcdefghijklmnopqrstuv',
    kind: 'kakuro',
    rows: 2,
    columns: 2,
    title: '',
    name: 'Kakuro 2 × 2',
    facts: '',
    grade: '',
    picture: PICTURE,
    stored: 1,
    owner: '',
    played: 0,
    archived: {
      source: '',
      terms: '',
      puzzle: '',
      begun: '2026-11-23T09:29:00Z',
      finished: '',
      seconds: 60,
      hints: 0,
      hintCost: 0,
      solutionShown: false,
      techniques: [],
      ...archived,
      log,
    },
    ...more,
  };
}
