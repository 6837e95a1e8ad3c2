import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import { statesHere } from '../../board/puzzle/clue-states.js';
import type { ClueState } from '../../board/puzzle/types.js';
import { askBeside, inTurn, type AskingScreen } from './asking.js';
import type { GameKeeper } from './game-keeper.js';
import { marksWrongDigits } from './player-choices.js';

/** The screen around the marks, as they need it. */
interface MarkedScreen extends AskingScreen {
  board(): PuzzleBoard;
  readonly keeper: Pick<GameKeeper, 'told'>;
}

/**
 * Marks of a game on its board: clues that are done or broken, digits that a check has shown and, for a player who wants it,
 * digits that no solution has. With a server `play.ui.BoardMarks` has them.
 */
export class BoardMarks {
  readonly #screen: MarkedScreen;
  /** How the teacher saw the clues last. */
  #clues: Readonly<Record<string, ClueState>> = {};

  constructor(screen: MarkedScreen) {
    this.#screen = screen;
  }

  /** Marks what a check has found; what the setting marks by itself stays. */
  found(cells: readonly number[]): void {
    this.#screen.board().wrong = cells;
    this.#ask();
  }

  /** The position is another one: what the board can see of its clues is marked at once. */
  changed(): void {
    this.#showClues();
    this.#ask();
  }

  #showClues(): void {
    const element = this.#screen.board();
    if (element.board) {
      element.clueStates = statesHere(element.board, this.#clues);
    }
  }

  readonly #ask = inTurn(async () => {
    const marks = await askBeside(this.#screen, (teacher, asked) => teacher.marks(asked));
    if (!marks) {
      return;
    }
    this.#clues = marks.clues;
    this.#showClues();
    if (marks.wrong && marksWrongDigits(this.#screen.player)) {
      this.#screen.board().wrong = marks.wrong;
      if (marks.tells) {
        this.#screen.keeper.told();
      }
    }
  });
}
