import type { Badness } from '../draw/cell-look.js';
import type { ClueState, Highlights } from '../puzzle/types.js';

const NONE: ReadonlySet<number> = new Set();

/** What the page notes on the board, beside the game: wrong digits, states of clues, what a hint names. */
export class PageNotes {
  #wrong = NONE;
  #lit = NONE;
  #explains = false;
  #litClue: number | undefined;
  #hinted = NONE;
  #dead = NONE;
  #clueStates: Readonly<Record<string, ClueState>> = {};

  /** Cells whose digit is known to be wrong. */
  set wrong(cells: readonly number[]) {
    this.#wrong = new Set(cells);
  }

  /** Cells named in the sentence under the pointer. */
  get lit(): ReadonlySet<number> {
    return this.#lit;
  }

  /** A sentence names these cells and perhaps a clue. */
  light(cells: readonly number[], clue: number | undefined): void {
    this.#lit = new Set(cells);
    this.#litClue = clue;
  }

  get clueStates(): Readonly<Record<string, ClueState>> {
    return this.#clueStates;
  }

  /** Whether an explanation is shown: signs on the board, and the numbers by which its sentences name cells. */
  get explains(): boolean {
    return this.#explains;
  }

  set highlights(highlights: Highlights | null) {
    const signs = [highlights?.cells, highlights?.candidates, highlights?.clues];
    this.#explains = highlights?.numbers === true && signs.some((each) => each !== undefined && each.length > 0);
    this.#hinted = new Set(highlights?.clues?.map(({ clueId }) => clueId));
    this.#dead = new Set(highlights?.clues?.filter(({ role }) => role === 'gone').map(({ clueId }) => clueId));
  }

  /** How clues look: as they stand on the board, but broken where the chain of a hint breaks them. */
  get clueLooks(): Readonly<Record<string, ClueState>> {
    return this.#dead.size === 0
      ? this.#clueStates
      : { ...this.#clueStates, ...Object.fromEntries([...this.#dead].map((id) => [id, 'broken' as const])) };
  }

  /** Takes new states of clues; returns those that are news. */
  learn(states: Readonly<Record<string, ClueState>>): { readonly id: number; readonly state: ClueState }[] {
    const old = this.#clueStates;
    this.#clueStates = states;
    return Object.entries(states)
      .filter(([id, state]) => old[id] !== state)
      .map(([id, state]) => ({ id: Number(id), state }));
  }

  /** The clues to be lit, with the one that was tapped and the one that is named. */
  litClues(tapped: number | undefined): ReadonlySet<number> {
    return new Set([...this.#hinted, tapped, this.#litClue].filter((clue) => clue !== undefined));
  }

  badness(cell: number, repeated: boolean): Badness | undefined {
    return this.#wrong.has(cell) ? 'wrong' : repeated ? 'repeated' : undefined;
  }
}
