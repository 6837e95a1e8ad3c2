import type { Badness } from '../draw/cell-look.js';
import type { BoardState } from '../game/board-state.js';
import { statesHere } from '../puzzle/clue-states.js';
import type { CellState, ClueState } from '../puzzle/types.js';

/** How the page's notes look on the board: wrong digits, states of clues, what a hint names. */
export class PageNotes {
  readonly #state: BoardState;

  constructor(state: BoardState) {
    this.#state = state;
  }

  /** Whether an explanation is shown: signs on the board, and the numbers by which its sentences name cells. */
  get explains(): boolean {
    const { highlights } = this.#state;
    const signs = [highlights?.cells, highlights?.candidates, highlights?.clues];
    return highlights?.numbers === true && signs.some((each) => each !== undefined && each.length > 0);
  }

  /** How clues look: as they stand on the board, but broken where the chain of a hint breaks them. */
  get clueLooks(): Readonly<Record<string, ClueState>> {
    const { clueStates, highlights } = this.#state;
    const broken = highlights?.clues?.filter(({ role }) => role === 'gone') ?? [];
    return broken.length === 0
      ? clueStates
      : { ...clueStates, ...Object.fromEntries(broken.map(({ clueId }) => [clueId, 'broken' as const])) };
  }

  /**
   * How clues look on these cells. The server tells how they stand in the game, and in the positions of a playback. In any
   * other position, and while the server cannot be asked, what is done is worked out here.
   */
  looksOn(cells: readonly CellState[], away: boolean): Readonly<Record<string, ClueState>> {
    const standing = { topology: this.#state.topology, cells };
    const { position, positionClues } = this.#state;
    if (position !== undefined && positionClues !== null) {
      return positionClues;
    }
    if (this.#state.hidesGame) {
      return statesHere(standing, {});
    }
    return away ? statesHere(standing, this.clueLooks) : this.clueLooks;
  }

  /** Takes new states of clues; returns those that changed. */
  learn(states: Readonly<Record<string, ClueState>>): { readonly id: number; readonly state: ClueState }[] {
    const old = this.#state.clueStates;
    this.#state.clueStates = states;
    return Object.entries(states)
      .filter(([id, state]) => old[id] !== state)
      .map(([id, state]) => ({ id: Number(id), state }));
  }

  /** The clues to be lit, with the one that was tapped and the one that is named. */
  get litClues(): ReadonlySet<number> {
    const { highlights, shownClue: tapped, litClue } = this.#state;
    const hinted = highlights?.clues?.map(({ clueId }) => clueId) ?? [];
    return new Set([...hinted, tapped, litClue].filter((clue) => clue !== undefined));
  }

  badness(cell: number, repeated: boolean): Badness | undefined {
    return this.#state.wrong.has(cell) ? 'wrong' : repeated ? 'repeated' : undefined;
  }
}
