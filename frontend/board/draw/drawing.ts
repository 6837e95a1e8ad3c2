import type { CellLook } from './cell-look.js';
import type { Topology } from '../puzzle/topology.js';
import type { Arrow, CellState, Picture } from '../puzzle/types.js';
import { ArrowDrawing } from './arrow-drawing.js';
import { CellDrawing, type CellStyle } from './cell-drawing.js';
import { ClueDrawing, SMALL, type ClueLook } from './clue-drawing.js';
import { blackLines, blackTiles, lines, type Layer } from './ground.js';
import { CLUE_HEIGHT, cornerPlaces } from './marks.js';
import { CELL, svg } from './svg.js';
import { keypadOf, keypads, Writing, type Keypads, type Written } from './writing.js';

/**
 * The whole board, drawn in SVG on two sheets: grounds, lines and signs on the lower one, everything written on the upper
 * one. A moving selection changes the lower sheet only, so the browser does not have to draw hundreds of digits again for
 * an arrow key (it draws a sheet anew in large squares). Cells and clues are painted one by one; whoever knows what
 * changed says which.
 */
export class Drawing {
  readonly sheets: readonly SVGSVGElement[];
  /** Size of the marks' type, as a part of a cell's side. */
  readonly markSize: number;
  readonly #cells: readonly CellDrawing[];
  readonly #clues: ClueDrawing;
  readonly #arrows = new ArrowDrawing();
  readonly #topology: Topology;
  readonly #keypads: Keypads;

  constructor(topology: Topology) {
    const { picture } = topology;
    this.#topology = topology;
    const wide = picture.digits.some((digit) => digit > 9);
    const cornerClues = picture.tiles.some((tile) => tile.kind === 'white' && tile.clue !== undefined);
    this.#keypads = keypads(picture, cornerClues ? CLUE_HEIGHT : 0);
    const style: CellStyle = {
      digits: picture.digits,
      keypads: this.#keypads,
      baseline: CELL / 2 + (cornerClues ? 16 : 12),
      cornerClues,
    };
    this.markSize = this.#keypads.wide.size / CELL;
    this.#cells = topology.tileOf.map((_, cell) => {
      const tile = picture.tiles[topology.tileOf[cell]!]!;
      const clue = tile.kind === 'white' ? (tile.clue?.length ?? 0) : 0;
      return new CellDrawing(topology.row(cell), topology.column(cell), { clue, corners: cornerPlaces(clue, wide) }, style);
    });
    this.#clues = new ClueDrawing(picture);
    const lower = sheet(picture, 'ground');
    const upper = sheet(picture, 'writing');
    lower.append(
      ...blackTiles(picture).map(path),
      group(this.#cells, 'background'),
      ...[...blackLines(picture), ...lines(picture)].map(path),
      group(this.#cells, 'signs'),
      this.#arrows.lines,
    );
    upper.append(this.#clues.group, group(this.#cells, 'writing'), this.#arrows.numbers);
    upper.classList.toggle('dense', wide);
    this.sheets = [lower, upper];
  }

  paint(cell: number, look: CellLook): void {
    this.#cells[cell]!.paint(look);
  }

  paintClue(id: number, look: ClueLook): void {
    this.#clues.paint(id, look);
  }

  /** The candidate mark at a place in a cell, 0…1 from its top left corner. */
  markAt(state: CellState, right: number, down: number): number | undefined {
    const { size, x, y } = keypadOf(this.#keypads, { state, marks: undefined });
    const far = (mark: number): number => {
      const index = this.#topology.picture.digits.indexOf(mark);
      return Math.hypot(right * CELL - x(index), down * CELL - y(index) + size * 0.35);
    };
    const [nearest] = [...(state.digit === null ? state.candidates : [])].sort((a, b) => far(a) - far(b));
    return nearest !== undefined && far(nearest) < size * 0.45 ? nearest : undefined;
  }

  /** `written`: what each cell shows. */
  paintArrows(arrows: readonly Arrow[], written: (cell: number) => Written): void {
    const cells = arrows.flatMap(({ from, to }) => [...from, to].map(({ cell }) => cell));
    const key = cells.map((cell) => JSON.stringify(written(cell).state)).join();
    this.#arrows.paint(arrows, new Writing(this.#topology.picture, this.#topology.tileOf, this.#keypads, written), key);
  }

  /** Brings the arrows of one number out; undefined all of them again. Returns the cell that it is about. */
  pointArrow(number: number | undefined): number | undefined {
    return this.#arrows.point(number);
  }

  /** Tells the drawing how large it is shown. */
  scale(cellPixels: number): void {
    this.#clues.scale(cellPixels);
    this.#arrows.scale(cellPixels);
    const thick = Math.max(1.6, Math.min(3.2, cellPixels * 0.042));
    this.sheets[0]!.style.setProperty('--thick', `${thick.toFixed(2)}px`);
    this.sheets[1]!.classList.toggle('small', cellPixels < SMALL);
  }
}

function sheet({ rows, columns }: Picture, kind: 'ground' | 'writing'): SVGSVGElement {
  return svg('svg', {
    viewBox: `0 0 ${columns * CELL} ${rows * CELL}`,
    class: kind,
    'aria-hidden': 'true',
    focusable: 'false',
    preserveAspectRatio: 'none',
  });
}

function path([name, d]: Layer): SVGPathElement {
  return svg('path', { d, class: name });
}

function group(cells: readonly CellDrawing[], part: 'background' | 'signs' | 'writing'): SVGGElement {
  return svg('g', {}, ...cells.map((cell) => cell[part]));
}
