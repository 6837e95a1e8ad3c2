import type { BoardState } from '../game/board-state.js';
import type { BoardCommand, CellState, Preferences } from '../puzzle/types.js';
import type { Labels } from '../view/labels.js';

/** The board that keys and pointers steer. */
export interface ControlsPort {
  readonly state: BoardState;
  /** What is shown. */
  readonly cells: readonly CellState[];
  readonly labels: Labels;
  readonly preferences: Preferences;
  /** Whether the game can be changed just now. */
  readonly editable: boolean;
  paint(changed: Iterable<number>): void;
  say(text: string): void;
  /** Says it and shows it on the board for a moment. */
  sayAndShow(text: string): void;
  /** The board is not what it was when something was said of it. */
  moved(): void;
  follow(cell: number): void;
  selectionChanged(): void;
  command(name: BoardCommand): void;
  /** Whether something is open on the page that Escape closes first. */
  closesSomething(): boolean;
  zoom(steps: number): void;
}
