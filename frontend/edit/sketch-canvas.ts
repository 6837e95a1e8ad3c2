import { Drawing } from '../board/draw/drawing.js';
import type { CellLook } from '../board/draw/cell-look.js';
import { Topology } from '../board/puzzle/topology.js';
import type { Picture } from '../board/puzzle/types.js';
import type { Marks, Sheet } from './types.js';

const BARE: Omit<CellLook, 'state' | 'given' | 'selected' | 'role'> = {
  bad: undefined,
  primary: false,
  quiet: false,
  pencil: undefined,
  peer: false,
  same: false,
  marks: undefined,
  contour: '',
  cage: 0,
  lit: false,
  squares: false,
  awaiting: undefined,
  layer: undefined,
};

/** Pixels of a cell: never smaller, so that a finger hits it when the board scrolls; never larger than that. */
export const LEAST = 28;
const MOST = 80;
const FRAME = 6;
/** How much of the window's height the board may take. */
const HEIGHT = 0.72;

/** How many pixels wide a cell is where there is so much room. */
export function cellFor({ rows, columns }: Picture, width: number, windowHeight: number): number {
  const [wide, high] = [(width - FRAME) / columns, (windowHeight * HEIGHT) / rows];
  return Math.floor(Math.max(LEAST, Math.min(MOST, wide, high)));
}

/** A sketch on the screen, by the drawing that all boards have. */
export class SketchCanvas {
  readonly topology: Topology;
  readonly #drawing: Drawing;
  readonly #sheet: Sheet;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.topology = new Topology(sheet.picture);
    this.#drawing = new Drawing(this.topology);
  }

  get sheets(): readonly SVGSVGElement[] {
    return this.#drawing.sheets;
  }

  scale(cellPixels: number): void {
    this.#drawing.scale(cellPixels);
  }

  /** `selected` are places. */
  paint(marks: Marks, selected: ReadonlySet<number>): void {
    const { picture, filled } = this.#sheet;
    const [differing, flawed, named] = [new Set(marks.differing), new Set(marks.flawed), new Set(marks.named)];
    for (let cell = 0; cell < this.topology.cellCount; cell++) {
      const tile = this.topology.tileOf[cell]!;
      const given = this.topology.givens[cell] ?? null;
      const role = flawed.has(tile) ? 'broken' : named.has(cell) ? 'found' : differing.has(cell) ? 'cause' : undefined;
      this.#drawing.paint(cell, {
        ...BARE,
        state: { digit: given ?? marks.solution?.[cell] ?? filled[cell] ?? null, candidates: [], corners: [], colour: 0, markColours: [] },
        given: given !== null,
        selected: selected.has(tile),
        role,
      });
    }
    const [broken, lit] = [new Set(marks.broken), new Set(marks.lit)];
    for (const { id } of picture.clues) {
      this.#drawing.paintClue(id, { state: broken.has(id) ? 'broken' : undefined, lit: lit.has(id) });
    }
  }
}
