import type { Controls } from './controls.js';
import type { Point, PointerListener } from './pointer-input.js';
import type { SelectionReport } from './selection-report.js';
import type { Topology } from '../puzzle/topology.js';
import type { Viewport } from '../view/viewport.js';

/** The board under the pointer. */
export interface PointedBoard {
  readonly topology: Topology;
  readonly controls: Controls;
  readonly viewport: Pick<Viewport, 'cell' | 'overflows' | 'pan' | 'zoomTo'>;
  readonly selectionReport: Pick<SelectionReport, 'flush'>;
  /** The candidate mark at a place in a cell, 0…1 from its top left corner. */
  markAt(cell: number, right: number, down: number): number | undefined;
  focus(): void;
}

/** The part of the frame that is scrolled, as far as points need it. */
export type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollTop'>;

/** A place on the board, counted in cells from its top left corner. */
interface Place {
  readonly across: number;
  readonly along: number;
}

interface Hit {
  readonly tile: number;
  /** -1 on a black tile. */
  readonly cell: number;
  /** Where in the tile, 0…1 from its top left corner. */
  readonly right: number;
  readonly down: number;
}

/** Where in a cell a tap means the clue in its corner, as parts of its side. */
const CLUE_WIDTH = 0.5;
const CLUE_HEIGHT = 0.3;

/** Two taps on a cell within this are a double one, in milliseconds. */
const DOUBLE_WITHIN = 350;

/**
 * Turns points into cells and clues, and gestures into what the controls do. `tapped` hears of every tap on a cell or a clue,
 * after the selection that came of it was told.
 */
export function boardPointer(scroller: Scrolled, board: PointedBoard, tapped: () => void): PointerListener {
  let last = { cell: -1, at: -Infinity };
  // a tap on a cell that was not selected is about the cell
  let choosesMark = false;
  let dragged = { place: { across: 0, along: 0 }, cell: -1 };
  const place = ({ x, y }: Point): Place => ({
    across: (x + scroller.scrollLeft) / board.viewport.cell,
    along: (y + scroller.scrollTop) / board.viewport.cell,
  });
  const under = (point: Point): Hit | undefined => hit(board.topology, place(point));
  return {
    pansFrom(point: Point): boolean {
      const cell = under(point)?.cell ?? -1;
      return board.viewport.overflows && !board.controls.selection.has(cell);
    },
    press(point, modifiers): void {
      board.focus();
      const cell = under(point)?.cell ?? -1;
      choosesMark = board.controls.selection.has(cell) && !modifiers.ctrl && !modifiers.shift;
      dragged = { place: place(point), cell };
      if (cell >= 0) {
        board.controls.press(cell, modifiers);
      }
    },
    drag(point): void {
      const to = place(point);
      for (const passed of between(dragged.place, to)) {
        const cell = hit(board.topology, passed)?.cell ?? -1;
        if (cell >= 0 && cell !== dragged.cell) {
          board.controls.drag(cell);
        }
        dragged = { place: to, cell };
      }
    },
    tap(point, at): void {
      const found = under(point);
      const clue = found && clueAt(board.topology, found);
      if (found && clue !== undefined) {
        board.controls.tapClue(clue, found.cell >= 0 ? found.cell : undefined);
      } else if (found && found.cell >= 0) {
        const double = last.cell === found.cell && at - last.at < DOUBLE_WITHIN;
        last = double ? { cell: -1, at: -Infinity } : { cell: found.cell, at };
        if (double) {
          board.controls.selectAlike(found.cell);
        }
        board.controls.tap(false, choosesMark ? board.markAt(found.cell, found.right, found.down) : undefined);
      } else {
        return;
      }
      board.selectionReport.flush();
      tapped();
    },
    hold(point): void {
      const found = under(point);
      if (found && found.cell >= 0) {
        board.controls.tap(true);
      }
    },
    pan(right, down): void {
      board.viewport.pan(right, down);
    },
    pinch(factor, point): void {
      board.viewport.zoomTo(board.viewport.cell * factor, point.x, point.y);
    },
  };
}

/** The places that a pointer passed on its way, the last one included: a quick one tells of few of them. */
function between(from: Place, to: Place): Place[] {
  const [right, down] = [to.across - from.across, to.along - from.along];
  const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(right), Math.abs(down))));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return { across: from.across + right * part, along: from.along + down * part };
  });
}

function hit(topology: Topology, { across, along }: Place): Hit | undefined {
  const { rows, columns } = topology.picture;
  const [row, column] = [Math.floor(along), Math.floor(across)];
  if (row < 0 || row >= rows || column < 0 || column >= columns) {
    return undefined;
  }
  const tile = row * columns + column;
  return { tile, cell: topology.cellOf[tile]!, right: across - column, down: along - row };
}

/** The clue that a point in a tile belongs to: above the diagonal of a split tile is across, below it down. */
function clueAt(topology: Topology, { tile, cell, right, down }: Hit): number | undefined {
  const drawn = topology.picture.tiles[tile]!;
  if (drawn.kind === 'white') {
    return right < CLUE_WIDTH && down < CLUE_HEIGHT && drawn.clue !== undefined ? topology.cornerClue(cell) : undefined;
  }
  const [near, far] = right >= down ? [drawn.across, drawn.down] : [drawn.down, drawn.across];
  return (near ?? far)?.clueId;
}
