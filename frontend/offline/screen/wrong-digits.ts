import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import { askBeside, inTurn, type AskingScreen } from './asking.js';
import type { GameKeeper } from './game-keeper.js';
import { marksWrongDigits } from './player-choices.js';

/** What the marks of wrong digits need of the screen around them. */
interface WrongDigitsScreen extends AskingScreen {
  board(): PuzzleBoard;
  readonly keeper: Pick<GameKeeper, 'told'>;
}

/** The digits that are marked as wrong: what a check has shown, or by itself what no solution has, as `play.ui.BoardMarks` does. */
export class WrongDigits {
  readonly #screen: WrongDigitsScreen;

  constructor(screen: WrongDigitsScreen) {
    this.#screen = screen;
  }

  /** Marks what a check has found; what the setting marks by itself stays. */
  show(cells: readonly number[]): void {
    this.#screen.board().wrong = cells;
    this.changed();
  }

  /** The position may be another one. */
  readonly changed = inTurn(async () => {
    if (!this.#isWanted()) {
      return;
    }
    const found = await askBeside(this.#screen, (teacher, asked) => teacher.wrong(asked));
    if (found && this.#isWanted()) {
      this.#screen.board().wrong = found.wrong;
      if (found.tells) {
        this.#screen.keeper.told();
      }
    }
  });

  #isWanted(): boolean {
    return marksWrongDigits(this.#screen.player);
  }
}
