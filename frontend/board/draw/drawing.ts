import type { CellLook } from '../look.js';
import type { Topology } from '../topology.js';
import { CellDrawing, type CellStyle } from './cell-drawing.js';
import { ClueDrawing, type ClueLook } from './clue-drawing.js';
import { ground } from './ground.js';
import { markPlaces } from './marks.js';
import { CELL, svg } from './svg.js';

/** Height that the clue in a corner takes from the marks. */
const CLUE_HEIGHT = 19;

/** The whole board as one SVG drawing. Cells and clues are painted one by one, whoever knows what changed says which. */
export class Drawing {
  readonly root: SVGSVGElement;
  readonly #cells: readonly CellDrawing[];
  readonly #clues: ClueDrawing;

  constructor(topology: Topology) {
    const { picture } = topology;
    const cornerClues = picture.tiles.some((tile) => tile.kind === 'white' && tile.clue !== undefined);
    const style: CellStyle = {
      digits: picture.digits,
      places: markPlaces(picture.digits, { clueHeight: cornerClues ? CLUE_HEIGHT : 0, inset: 0 }),
      narrow: markPlaces(picture.digits, { clueHeight: cornerClues ? CLUE_HEIGHT : 0, inset: 13 }),
      baseline: CELL / 2 + (cornerClues ? 16 : 12),
      cornerClues,
    };
    this.#cells = topology.tileOf.map((_, cell) => {
      const clue = topology.cornerClue(cell) !== undefined;
      return new CellDrawing(topology.row(cell), topology.column(cell), clue, style);
    });
    this.#clues = new ClueDrawing(picture);
    const { below, above } = ground(picture);
    this.root = svg(
      'svg',
      {
        viewBox: `0 0 ${picture.columns * CELL} ${picture.rows * CELL}`,
        'aria-hidden': 'true',
        focusable: 'false',
        preserveAspectRatio: 'none',
      },
      ...below,
      svg('g', {}, ...this.#cells.map(({ background }) => background)),
      ...above,
      this.#clues.group,
      svg('g', {}, ...this.#cells.map(({ content }) => content)),
    );
  }

  paint(cell: number, look: CellLook): void {
    this.#cells[cell]!.paint(look);
  }

  paintClue(id: number, look: ClueLook): void {
    this.#clues.paint(id, look);
  }

  /** Tells the drawing how large it is shown. */
  scale(cellPixels: number): void {
    this.#clues.scale(cellPixels);
    this.root.style.setProperty('--thick', `${Math.max(1.6, Math.min(3.2, cellPixels * 0.042)).toFixed(2)}px`);
  }
}
