import { candidates } from '../puzzle/candidates.js';
import type { Topology } from '../puzzle/topology.js';
import { COLOURS, coloursOf, type CellState, type Change, type Mode } from '../puzzle/types.js';

/**
 * What a key does to the selected cells, as absolute changes: pure functions of the position. An empty result means that
 * there is nothing to do.
 */
export interface EditContext {
  readonly topology: Topology;
  readonly cells: readonly CellState[];
  readonly selected: readonly number[];
  readonly tidy: boolean;
}

/** Writes a value in a mode; the same value again takes it away. */
export function write(context: EditContext, mode: Mode, value: number): Change[] {
  switch (mode) {
    case 'digit':
      return writeDigit(context, value);
    case 'mark':
      return toggleMark(context, 'candidates', value);
    case 'corner':
      return toggleMark(context, 'corners', value);
    case 'colour':
      return paint(context, value);
  }
}

/**
 * The position without what `changes`, those of a digit or mark, did to it when it was `before`: no undo, for what another tab has written since stays,
 * in the same cells too.
 */
export function takenBack(now: readonly CellState[], before: readonly CellState[], changes: readonly Change[]): CellState[] {
  const cells = [...now];
  for (const change of changes) {
    const [was, is] = [before[change.cell]!, now[change.cell]!];
    cells[change.cell] = {
      ...is,
      digit: is.digit === change.digit ? was.digit : is.digit,
      candidates: marksBack(is.candidates, was.candidates, change.candidates),
      corners: marksBack(is.corners, was.corners, change.corners),
    };
  }
  return cells;
}

function marksBack(now: readonly number[], before: readonly number[], changed: readonly number[] | undefined): readonly number[] {
  if (!changed) {
    return now;
  }
  const kept = now.filter((mark) => before.includes(mark) || !changed.includes(mark));
  const gone = before.filter((mark) => !changed.includes(mark) && !kept.includes(mark));
  return [...kept, ...gone].sort((a, b) => a - b);
}

/**
 * What makes the position after `first` the one that `others` make of the position without it.
 *
 * @param without as [[takenBack]] gives it
 */
export function instead(without: readonly CellState[], first: readonly Change[], others: readonly Change[]): Change[] {
  const all = new Map<number, Change>();
  for (const change of first) {
    const { digit, candidates, corners } = without[change.cell]!;
    all.set(change.cell, {
      cell: change.cell,
      ...(change.digit !== undefined && { digit }),
      ...(change.candidates && { candidates }),
      ...(change.corners && { corners }),
    });
  }
  for (const change of others) {
    all.set(change.cell, { ...all.get(change.cell), ...change });
  }
  return [...all.values()];
}

/** Whether a value means something in a mode on this board. */
export function isLegal(context: EditContext, mode: Mode, value: number): boolean {
  return mode === 'colour' ? value >= 0 && value <= COLOURS : context.topology.picture.digits.includes(value);
}

/** Clears digits; where there are none, marks; where there are none, colours. */
export function clear({ topology, cells, selected }: EditContext): Change[] {
  const own = selected.filter((cell) => !topology.isGiven(cell));
  const digits = own.filter((cell) => cells[cell]!.digit !== null);
  if (digits.length > 0) {
    return digits.map((cell) => ({ cell, digit: null }));
  }
  const marked = own.filter((cell) => cells[cell]!.candidates.length + cells[cell]!.corners.length > 0);
  if (marked.length > 0) {
    return marked.map((cell) => ({ cell, candidates: [], corners: [], ...(cells[cell]!.markColours.length > 0 && { markColours: [] }) }));
  }
  return selected.filter((cell) => cells[cell]!.colour !== 0).map((cell) => ({ cell, colour: 0 }));
}

/** Whether each open cell has exactly one candidate mark: all that is left is to write them as digits. */
export function hasOneMarkEach(cells: readonly CellState[]): boolean {
  const open = cells.filter(({ digit }) => digit === null);
  return open.length > 0 && open.every(({ candidates }) => candidates.length === 1);
}

/**
 * Fills the candidate marks that no digit rules out into the open cells: of the selection if it has several cells, else of
 * the board. Where there are marks already only the impossible ones go, because what the player ruled out stays ruled out; where all
 * of them are impossible, they say nothing of that, and the possible ones come instead. On a board of single marks, these
 * become digits.
 */
export function fillMarks(context: EditContext): Change[] {
  const { cells, selected } = context;
  const range = selected.length > 1 ? selected : cells.map((_, cell) => cell);
  const open = range.filter((cell) => cells[cell]!.digit === null);
  if (hasOneMarkEach(cells)) {
    return open.map((cell) => ({ cell, digit: cells[cell]!.candidates[0]! }));
  }
  return open
    .map((cell) => {
      const marks = cells[cell]!.candidates;
      const left = candidates(context, cell);
      const kept = left.filter((digit) => marks.includes(digit));
      return { cell, candidates: kept.length > 0 ? kept : left };
    })
    .filter(({ cell, candidates }) => candidates.join() !== cells[cell]!.candidates.join());
}

/**
 * Notes digits as candidate marks in the open cells of the selection, beside what is noted, as far as no digit is against
 * them; where they are all noted, they go.
 */
export function noteDigits(context: EditContext, digits: readonly number[]): Change[] {
  const { cells, selected } = context;
  const changes = selected
    .filter((cell) => cells[cell]!.digit === null)
    .map((cell) => {
      const free = candidates(context, cell);
      return { cell, noted: cells[cell]!.candidates, wanted: [...new Set(digits)].filter((digit) => free.includes(digit)) };
    });
  const all = changes.every(({ noted, wanted }) => wanted.every((digit) => noted.includes(digit)));
  return changes
    .map(({ cell, noted, wanted }) => {
      const others = noted.filter((digit) => !wanted.includes(digit));
      return { cell, candidates: all ? others : [...others, ...wanted].sort((a, b) => a - b) };
    })
    .filter(({ cell, candidates: marks }) => marks.join() !== cells[cell]!.candidates.join());
}

function writeDigit({ topology, cells, selected, tidy }: EditContext, digit: number): Change[] {
  const own = selected.filter((cell) => !topology.isGiven(cell));
  if (own.length > 0 && own.every((cell) => cells[cell]!.digit === digit)) {
    return own.map((cell) => ({ cell, digit: null }));
  }
  const written = own.filter((cell) => cells[cell]!.digit !== digit);
  const changes = new Map<number, Change>(written.map((cell) => [cell, { cell, digit }]));
  if (tidy) {
    for (const cell of written) {
      for (const rival of topology.rivals(cell)) {
        const { candidates } = cells[rival]!;
        if (candidates.includes(digit)) {
          const rest = candidates.filter((mark) => mark !== digit);
          changes.set(rival, { ...changes.get(rival), cell: rival, candidates: rest });
        }
      }
    }
  }
  return [...changes.values()];
}

function toggleMark({ cells, selected }: EditContext, marks: 'candidates' | 'corners', digit: number): Change[] {
  const open = selected.filter((cell) => cells[cell]!.digit === null);
  const all = open.every((cell) => cells[cell]![marks].includes(digit));
  return open
    .filter((cell) => all || !cells[cell]![marks].includes(digit))
    .map((cell) => {
      const old = cells[cell]![marks];
      const next = all ? old.filter((mark) => mark !== digit) : [...old, digit].sort((a, b) => a - b);
      return { cell, [marks]: next };
    });
}

/** A third colour puts out the older one, 0 all. */
function paint({ cells, selected }: EditContext, colour: number): Change[] {
  const all = selected.every((cell) => coloursOf(cells[cell]!).includes(colour));
  return selected
    .map((cell) => {
      const now = coloursOf(cells[cell]!);
      const added = now.includes(colour) ? now : [...now.slice(-1), colour];
      return { cell, colour: colour === 0 ? 0 : Number((all ? now.filter((other) => other !== colour) : added).join('')) };
    })
    .filter((change) => change.colour !== cells[change.cell]!.colour);
}

/** Colours a mark in the selected cells that have it; the same colour again takes it away, as 0 does. */
export function colourMark({ cells, selected }: EditContext, mark: number, colour: number): Change[] {
  const wanted = 10 * mark + colour;
  const marked = selected.filter((cell) => cells[cell]!.digit === null && cells[cell]!.candidates.includes(mark));
  const goes = colour === 0 || marked.every((cell) => cells[cell]!.markColours.includes(wanted));
  return marked
    .map((cell) => {
      const others = cells[cell]!.markColours.filter((other) => Math.floor(other / 10) !== mark);
      return { cell, markColours: goes ? others : [...others, wanted].sort((a, b) => a - b) };
    })
    .filter(({ cell, markColours }) => markColours.join() !== cells[cell]!.markColours.join());
}
