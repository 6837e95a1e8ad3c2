import type { CellState, Change, Turn } from '../puzzle/types.js';

/** What a branch supposes: a digit that its first move with a digit wrote. */
export interface Supposed {
  readonly cell: number;
  readonly digit: number;
}

/** A branch that is open: what was played since it began is tried, and can still be accepted or dropped. */
export interface Branch {
  readonly before: readonly CellState[];
  /** Its own moves; those of a branch inside it are its own once that one is accepted. */
  readonly moves: number;
  readonly began: readonly Supposed[];
}

/** The level of the branch in which each thing in a cell was written; what is not here was written outside of all. */
export interface Layer {
  readonly digit: number;
  readonly candidates: ReadonlyMap<number, number>;
  readonly corners: ReadonlyMap<number, number>;
}

/** No branch begins inside of so many others; the server has the same bound. */
export const DEEPEST = 50;

/** So many colours; deeper branches begin with the first one again. */
export const BRANCH_COLOURS = 3;

/** The classes that give a thing the colour of its branch; none at level 0, outside of all. */
export const branchClasses = (level: number): string => (level > 0 ? `branch b${((level - 1) % BRANCH_COLOURS) + 1}` : '');

/** A, B, … Z, AA, AB, … */
export function branchLetter(level: number): string {
  const last = String.fromCharCode(65 + ((level - 1) % 26));
  return level > 26 ? branchLetter(Math.floor((level - 1) / 26)) + last : last;
}

/** Whether a turn does anything where so many branches are open; none begins deeper than [[DEEPEST]]. */
export function isTaken({ kind, level = 0 }: Turn, depth: number): boolean {
  switch (kind) {
    case 'play':
      return true;
    case 'branch':
      return level === depth + 1 && level <= DEEPEST;
    case 'accept':
    case 'drop':
      return level >= 1 && level <= depth;
  }
}

/** The open branches after a turn that is taken; `cells` are those before it. Outermost first. */
export function branchesAfter(open: readonly Branch[], turn: Turn, cells: readonly CellState[]): readonly Branch[] {
  const { kind, level = 0, changes = [] } = turn;
  switch (kind) {
    case 'play':
      return withMove(open, changes);
    case 'branch':
      return [...open, { before: [...cells], moves: 0, began: [] }];
    case 'accept':
      return open.slice(level - 1).reduce<readonly Branch[]>((left, { moves, began }) => grown(left, moves, began), open.slice(0, level - 1));
    case 'drop':
      return changes.length > 0 ? withMove(open.slice(0, level - 1), changes) : open.slice(0, level - 1);
  }
}

function withMove(open: readonly Branch[], changes: readonly Change[]): readonly Branch[] {
  const digits = changes.flatMap(({ cell, digit }) => (typeof digit === 'number' ? [{ cell, digit }] : []));
  return grown(open, 1, digits);
}

function grown(open: readonly Branch[], moves: number, began: readonly Supposed[]): readonly Branch[] {
  const inmost = open.at(-1);
  return inmost
    ? [...open.slice(0, -1), { ...inmost, moves: inmost.moves + moves, began: inmost.began.length > 0 ? inmost.began : began }]
    : open;
}

/**
 * Where the things in a cell were written; undefined when all of them outside of the branches. It is stored nowhere: each
 * was written in the innermost branch before which the cell had it not. So what is accepted is ordinary at once.
 */
export function layerOf(cell: number, state: CellState, open: readonly Branch[]): Layer | undefined {
  if (!open.some(({ before }) => before[cell] !== state)) {
    return undefined;
  }
  const level = (had: (old: CellState) => boolean): number => {
    let at = open.length;
    while (at > 0 && had(open[at - 1]!.before[cell]!)) {
      at--;
    }
    return at;
  };
  const levels = (marks: 'candidates' | 'corners'): ReadonlyMap<number, number> =>
    new Map(
      state[marks].map((mark) => [mark, level((old) => old[marks].includes(mark))] as const).filter(([, at]) => at > 0),
    );
  return {
    digit: state.digit === null ? 0 : level((old) => old.digit === state.digit),
    candidates: levels('candidates'),
    corners: levels('corners'),
  };
}
