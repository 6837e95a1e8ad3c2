import type { Picture } from '../board/puzzle/types.js';

/** What is drawn. Places count row by row from 0, black ones included. */
export interface Sheet {
  readonly draft: string;
  readonly picture: Picture;
  /** What is filled in of the solution, by cell; null for nothing. */
  readonly filled: readonly (number | null)[];
  /** Of each place, what clues it can have: 1 across, 2 down, 4 that of its cage. */
  readonly slots: readonly number[];
  /** The last edit that is in it. */
  readonly seen: { readonly client: string; readonly seq: number };
}

/** What is to be seen in it beside itself. */
export interface Marks {
  /** Cells in which solutions differ. */
  readonly differing: readonly number[];
  /** Places with a flaw. */
  readonly flawed: readonly number[];
  /** Clues that cannot stand together, by their numbers. */
  readonly broken: readonly number[];
  /** Clues that are spoken of. */
  readonly lit: readonly number[];
  /** Cells that are spoken of. */
  readonly named: readonly number[];
  /** A whole solution to be shown instead of what is filled in. */
  readonly solution: readonly number[] | null;
}

export const NO_MARKS: Marks = { differing: [], flawed: [], broken: [], lit: [], named: [], solution: null };

/** What a stroke does: it colours or makes a cage, joins cages; or a press selects, for clues or for digits. */
export type Tool = 'shape' | 'join' | 'clues' | 'digits';

export type EditKind = 'paint' | 'cage' | 'join' | 'clue' | 'digit' | 'given';

/** One change, as it is sent and kept until the server has it. */
export interface SketchEdit {
  readonly client: string;
  readonly seq: number;
  readonly kind: EditKind;
  readonly places: readonly number[];
  readonly white?: boolean;
  readonly symmetry?: string;
  /** Of a clue: across, down, or that of the cage. */
  readonly part?: 'across' | 'down' | 'cage';
  /** A clue or a digit as typed; empty clears it. */
  readonly text?: string;
}
