import type { CombinationsCard } from '../../play/card/combinations-card.js';
import type { NamedCombinations } from '../teacher/teacher.js';
import { askBeside, inTurn, type AskingScreen } from './asking.js';

/** What the combinations need of the screen around them. */
export interface CombinationsScreen extends AskingScreen {
  combinationsCard(): CombinationsCard;
}

/** Shows the combinations of the selection, or of the clue that a hint speaks of. */
export class ShownCombinations {
  readonly #screen: CombinationsScreen;
  #cell: number | undefined;
  #clue: number | undefined;
  #named: NamedCombinations | undefined;

  constructor(screen: CombinationsScreen) {
    this.#screen = screen;
  }

  /** @param clue that was chosen of several */
  select(cell: number | undefined, clue: number | undefined): void {
    this.#cell = cell;
    this.#clue = clue;
    this.#named = undefined;
    this.changed();
  }

  /** Shows a clue with those lit that a hint names; where it names none, the selection. */
  light(named: NamedCombinations | undefined): void {
    if (named || this.#named) {
      this.#clue = undefined;
      this.#named = named;
      this.changed();
    }
  }

  /** The position may be another one. */
  readonly changed = inTurn(async () => {
    const { clue = this.#clue, lit = [] } = this.#named ?? {};
    const isAny = clue !== undefined || this.#cell !== undefined;
    const found = isAny ? await askBeside(this.#screen, (teacher, asked) => teacher.combinations(asked, clue)) : undefined;
    this.#screen.combinationsCard().values = found ? { ...found, lit } : null;
  });
}
