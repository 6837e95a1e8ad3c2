import type { CellState, Change, LogEntry, Turn, TurnKind } from '../puzzle/types.js';
import type { Random } from './random.js';

export const CELLS = 6;
export const NO_GIVENS: readonly null[] = Array.from({ length: CELLS }, () => null);

export interface PlainBranch {
  readonly before: readonly CellState[];
  readonly moves: number;
  readonly began: readonly { readonly cell: number; readonly digit: number }[];
}

interface Plain {
  readonly cells: CellState[];
  readonly branches: PlainBranch[];
}

type Said = Pick<LogEntry, 'kind' | 'level' | 'changes'>;

/** The rule as plainly as it can be said: turns and a cursor. */
export function plainTurns(entries: readonly Said[]): { turns: Turn[]; cursor: number } {
  let turns: Turn[] = [];
  let cursor = 0;
  for (const { kind, level, changes } of entries) {
    if (kind === 'undo') {
      cursor = Math.max(0, cursor - 1);
    } else if (kind === 'redo') {
      cursor = Math.min(turns.length, cursor + 1);
    } else if (kind !== 'other' && isTaken(kind, level ?? 0, depthAfter(turns.slice(0, cursor)))) {
      const turn = { kind, ...(level === undefined ? {} : { level }), ...(changes ? { changes } : {}) };
      turns = [...turns.slice(0, cursor++), turn];
    }
  }
  return { turns, cursor };
}

/** What stands on the board, and which branches are open: the turns that count, from the start. */
export function plainFold(entries: readonly Said[], givens: readonly (number | null)[] = NO_GIVENS): Plain {
  const { turns, cursor } = plainTurns(entries);
  let cells = givens.map((digit): CellState => ({ digit, candidates: [], corners: [], colour: 0, markColours: [] }));
  let branches: PlainBranch[] = [];
  for (const { kind, level = 0, changes = [] } of turns.slice(0, cursor)) {
    if (kind === 'branch') {
      branches = [...branches, { before: cells, moves: 0, began: [] }];
    } else if (kind === 'accept') {
      const accepted = branches.slice(level - 1);
      branches = branches.slice(0, level - 1);
      accepted.forEach(({ moves, began }) => (branches = grown(branches, moves, began)));
    } else if (kind === 'drop') {
      cells = [...branches[level - 1]!.before];
      branches = branches.slice(0, level - 1);
    }
    if (changes.length > 0) {
      const digits = changes.flatMap(({ cell, digit }) => (digit === undefined || digit === null ? [] : [{ cell, digit }]));
      branches = grown(branches, 1, digits);
      cells = changed(cells, changes, givens);
    }
  }
  return { cells, branches };
}

function isTaken(kind: TurnKind, level: number, depth: number): boolean {
  return kind === 'play' || (kind === 'branch' ? level === depth + 1 : level >= 1 && level <= depth);
}

function depthAfter(turns: readonly Turn[]): number {
  const steps = turns.filter(({ kind }) => kind !== 'play');
  const last = steps.at(-1);
  return last ? (last.kind === 'branch' ? last.level! : last.level! - 1) : 0;
}

function grown(branches: readonly PlainBranch[], more: number, digits: PlainBranch['began']): PlainBranch[] {
  return branches.map((branch, i) =>
    i < branches.length - 1
      ? branch
      : { ...branch, moves: branch.moves + more, began: branch.began.length > 0 ? branch.began : digits },
  );
}

function changed(cells: readonly CellState[], changes: readonly Change[], givens: readonly (number | null)[]): CellState[] {
  const next = [...cells];
  for (const { cell, ...parts } of changes) {
    const fixed = givens[cell] === null ? {} : { digit: givens[cell]! };
    next[cell] = { ...next[cell]!, ...(parts as Partial<CellState>), ...fixed };
  }
  return next;
}

/** One to three changes of different cells. */
export function randomChanges(random: Random): Change[] {
  const changes = Array.from({ length: 1 + random.below(3) }, () => randomChange(random));
  return [...new Map(changes.map((change) => [change.cell, change])).values()];
}

function randomChange(random: Random): Change {
  const cell = random.below(CELLS);
  switch (random.below(5)) {
    case 0:
      return { cell, digit: null };
    case 1:
      return { cell, candidates: [1 + random.below(4), 7] };
    case 2:
      return { cell, corners: [random.below(9)], colour: random.below(9), markColours: [10 * random.below(9) + 1] };
    default:
      return { cell, digit: 1 + random.below(9) };
  }
}
