import type { BoardCommand } from '../puzzle/types.js';
import type { Mode } from '../puzzle/types.js';
import { prefix } from '../../connection/prefix.js';

/** What a reload must not take from the player: where they were on the board. */
export interface View {
  readonly cells: readonly number[];
  readonly mode: Mode;
  readonly focused: boolean;
  readonly zoom?: number;
  /** What was asked while the server could not be reached, under the name that it has always been saved by. */
  readonly wish?: BoardCommand;
}

/** The player's place on the board, kept over a reload of the page in this tab only. */
export class SavedView {
  readonly #key: string;

  constructor(game: string) {
    this.#key = `${prefix}crosscage.view.${game}`;
  }

  save(view: View): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(view));
    } catch {
      // without storage a reload starts at the first cell
    }
  }

  /** The view that was saved, once. */
  take(): View | undefined {
    try {
      const saved = sessionStorage.getItem(this.#key);
      sessionStorage.removeItem(this.#key);
      return saved === null ? undefined : (JSON.parse(saved) as View);
    } catch {
      return undefined;
    }
  }
}
