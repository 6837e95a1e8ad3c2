import type { Picture } from '../board/puzzle/types.js';

/** What is drawn. Places count row by row from 0, black ones included. */
export interface Sheet {
  readonly draft: string;
  readonly picture: Picture;
  /** What is filled in of the solution, by cell; null for nothing. */
  readonly filled: readonly (number | null)[];
  /** Of each place, what clues it can have: 1 across, 2 down, 4 that of its cage. */
  readonly slots: readonly number[];
  /** What a stroke is sent as, by the tool that draws it; a tool that this kind of puzzle has not is not there. */
  readonly strokes: Readonly<Partial<Record<'shape' | 'join', string>>>;
  /** The signs of operations among which whoever writes a clue chooses; none where there is only one. */
  readonly signs: readonly string[];
  /** Whether cells can be in no cage. */
  readonly bareCells: boolean;
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

/** What a stroke does: it draws the shape or joins parts of it; or a press selects, for clues or for digits. */
export type Tool = 'shape' | 'join' | 'clues' | 'digits';

/** One change, as it is sent and kept until the server has it. */
export interface SketchEdit {
  readonly client: string;
  readonly seq: number;
  /** A clue, a digit, a digit that is given, or the name of a stroke. */
  readonly kind: string;
  readonly places: readonly number[];
  /** Of a stroke: whether it is to leave white places, as those are that black ones become. */
  readonly white?: boolean;
  /** Of a stroke. */
  readonly symmetry?: string;
  /** Of a clue: across, down, or that of the cage. */
  readonly part?: 'across' | 'down' | 'cage';
  /** A clue or a digit as typed; empty clears it. */
  readonly text?: string;
}
