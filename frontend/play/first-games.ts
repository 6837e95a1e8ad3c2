import type { PuzzleBoard } from '../board/element/puzzle-board.js';
import { prefix } from '../connection/prefix.js';

/** So many games of a browser have words under their signs. */
const MOST = 3;

/**
 * The games that are played first in a browser, with this one if it is among them.
 *
 * @param known as they were kept, one a line
 */
export function withGame(known: string, game: string): readonly string[] {
  const games = known.split('\n').filter((each) => each !== '');
  return games.includes(game) || games.length >= MOST ? games : [...games, game];
}

/** In the first games of a browser, the page shows words under signs: its style does, where there are no words beside them. */
document.addEventListener('board-ready', ({ target }) => {
  const board = target as PuzzleBoard;
  const screen = board.closest('.playable');
  // nothing is stored for the guest of another page
  const isGuest = board.closest<HTMLElement & { readonly guest?: object }>('offline-game')?.guest !== undefined;
  void board.updateComplete.then(() => {
    if (screen && board.game && board.preferences.game) {
      screen.toggleAttribute('data-words', isGuest || isAmongFirst(board.game.id));
    }
  });
});

function isAmongFirst(game: string): boolean {
  const name = `${prefix}crosscage.first-games`;
  try {
    const games = withGame(localStorage.getItem(name) ?? '', game);
    localStorage.setItem(name, games.join('\n'));
    return games.includes(game);
  } catch {
    return true; // a browser that keeps nothing is always new
  }
}
