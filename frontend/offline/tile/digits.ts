import { History } from '../../board/game/history.js';
import { PlayedGame } from '../device/device-game.js';
import type { KeptGame } from '../device/kept-game.js';

/** The digits of a game as it is, by cell; null where there is none. Of one whose log cannot be read, the givens alone. */
export function digitsOf(game: KeptGame): readonly (number | null)[] {
  const givens = game.picture.tiles.flatMap((tile) => (tile.kind === 'white' ? [tile.given ?? null] : []));
  try {
    const history = History.of(givens);
    new PlayedGame(game).entries().forEach((entry) => history.apply(entry));
    return history.cells.map(({ digit }) => digit);
  } catch {
    return givens; // a line of a newer version, or a damaged one, must not take the list away
  }
}
