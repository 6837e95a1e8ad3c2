import type { CellState, MarkRole, Picture, Tile } from '../puzzle/types.js';
import type { ArrowGround } from './arrow-drawing.js';
import type { Disc, Point } from './arrow-path.js';
import { markPlaces, middleOf, type MarkPlaces } from './marks.js';
import { CELL } from './svg.js';

/** What a cell shows that can be hidden or pointed at. */
export interface Written {
  readonly state: CellState;
  readonly marks: ReadonlyMap<number, MarkRole> | undefined;
}

export interface Keypads {
  readonly wide: MarkPlaces;
  /** The keypad when corner marks stand around it. */
  readonly narrow: MarkPlaces;
  /** For a result in a cell without marks. */
  readonly middle: MarkPlaces;
}

/** The keypads of a picture's cells; `clueHeight` is taken off the top where clues stand in corners. */
export function keypads({ digits, tiles }: Picture, clueHeight: number): Keypads {
  const outlined = tiles.some((tile) => tile.kind === 'white' && tile.cage !== undefined);
  return {
    wide: markPlaces(digits, { clueHeight, inset: 0, outlined }),
    narrow: markPlaces(digits, { clueHeight, inset: 14, outlined }),
    middle: middleOf(digits, clueHeight),
  };
}

/** The keypad that a cell's marks stand on just now. */
export function keypadOf(pads: Keypads, { state, marks }: Written): MarkPlaces {
  if (state.candidates.length === 0 && marks?.size === 1 && [...marks.values()][0] === 'found') {
    return pads.middle;
  }
  return state.corners.length > 0 ? pads.narrow : pads.wide;
}

/** Where marks, digits and clues stand on a board just now. */
export class Writing implements ArrowGround {
  readonly #picture: Picture;
  readonly #tileOf: readonly number[];
  readonly #keypads: Keypads;
  readonly #written: (cell: number) => Written;

  /** `tileOf`: the tile of each cell. */
  constructor(picture: Picture, tileOf: readonly number[], pads: Keypads, written: (cell: number) => Written) {
    this.#picture = picture;
    this.#tileOf = tileOf;
    this.#keypads = pads;
    this.#written = written;
  }

  corner(cell: number): Point {
    return this.#cornerOf(this.#tileOf[cell]!);
  }

  mark(cell: number, digit: number): Disc | undefined {
    return this.#shown(cell).includes(digit) ? this.#place(cell, digit) : undefined;
  }

  /** In the tiles that a number there could reach. */
  written({ x, y }: Point): readonly Disc[] {
    const { rows, columns } = this.#picture;
    const [left, right] = [x - CELL / 3, x + CELL / 3].map((at) => Math.floor(at / CELL));
    const [top, bottom] = [y - CELL / 3, y + CELL / 3].map((at) => Math.floor(at / CELL));
    const found: Disc[] = [];
    for (let row = Math.max(0, top!); row <= Math.min(rows - 1, bottom!); row++) {
      for (let column = Math.max(0, left!); column <= Math.min(columns - 1, right!); column++) {
        found.push(...this.#onTile(row * columns + column));
      }
    }
    return [...found, ...this.#beyond({ x, y })];
  }

  #onTile(index: number): Disc[] {
    const tile = this.#picture.tiles[index]!;
    const { x, y } = this.#cornerOf(index);
    if (tile.kind === 'black') {
      return [
        ...(tile.across ? [{ x: x + 44, y: y + 14, r: 13 }] : []),
        ...(tile.down ? [{ x: x + 16, y: y + 46, r: 13 }] : []),
      ];
    }
    const clue = clueDiscs(tile, x, y);
    const { state } = this.#written(tile.cell);
    if (state.digit !== null) {
      return [...clue, { x: x + CELL / 2, y: y + CELL / 2, r: 17 }];
    }
    return [...clue, ...this.#shown(tile.cell).map((digit) => this.#place(tile.cell, digit))];
  }

  /** Nothing may stand outside of the board: as if a large disc lay there. */
  #beyond({ x, y }: Point): Disc[] {
    const [width, height] = [this.#picture.columns * CELL, this.#picture.rows * CELL];
    const far = 1000;
    return [
      { x: -far, y, r: far },
      { x: width + far, y, r: far },
      { x, y: -far, r: far },
      { x, y: height + far, r: far },
    ];
  }

  #shown(cell: number): number[] {
    const { state, marks } = this.#written(cell);
    return state.digit === null ? [...new Set([...state.candidates, ...(marks?.keys() ?? [])])] : [];
  }

  #place(cell: number, digit: number): Disc {
    const places = keypadOf(this.#keypads, this.#written(cell));
    const index = this.#picture.digits.indexOf(digit);
    const { x, y } = this.corner(cell);
    const { size } = places;
    return { x: x + places.x(index), y: y + places.y(index) - size * 0.35, r: size * 0.56 };
  }

  #cornerOf(tile: number): Point {
    const { columns } = this.#picture;
    return { x: (tile % columns) * CELL, y: Math.floor(tile / columns) * CELL };
  }
}

/** A clue in the corner, as a row of discs. */
function clueDiscs(tile: Extract<Tile, { kind: 'white' }>, x: number, y: number): Disc[] {
  const length = tile.clue?.length ?? 0;
  return Array.from({ length: Math.ceil(length / 2) }, (_, i) => ({ x: x + 12 + i * 16, y: y + 11, r: 9 }));
}
