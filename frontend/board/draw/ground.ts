import type { Picture, Tile } from '../puzzle/types.js';
import { cageLines } from './cage-lines.js';
import { CELL, svg } from './svg.js';

/** What lies under and over the cells and never changes: black tiles, thin lines, thick borders. */
export interface Ground {
  readonly below: readonly SVGElement[];
  readonly above: readonly SVGElement[];
}

export function ground(picture: Picture): Ground {
  return {
    below: [svg('path', { d: blackTiles(picture), class: 'black' })],
    above: [
      svg('path', { d: thinLines(picture, 'black'), class: 'line black-line' }),
      svg('path', { d: thinLines(picture, 'white'), class: 'line' }),
      svg('path', { d: diagonals(picture), class: 'diagonal' }),
      svg('path', { d: thickLines(picture), class: 'thick' }),
      ...cages(picture),
    ],
  };
}

/** Nothing at all where no cage has an outline. */
function cages(picture: Picture): SVGElement[] {
  const d = cageLines(picture);
  return d === '' ? [] : [svg('path', { d, class: 'cage-line' })];
}

function at({ rows, columns, tiles }: Picture, row: number, column: number): Tile | undefined {
  return row >= 0 && row < rows && column >= 0 && column < columns ? tiles[row * columns + column] : undefined;
}

function* places({ rows, columns, tiles }: Picture): Generator<{ tile: Tile; row: number; column: number }> {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      yield { tile: tiles[row * columns + column]!, row, column };
    }
  }
}

function blackTiles(picture: Picture): string {
  let path = '';
  for (const { tile, row, column } of places(picture)) {
    if (tile.kind === 'black') {
      path += `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`;
    }
  }
  return path;
}

function diagonals(picture: Picture): string {
  let path = '';
  for (const { tile, row, column } of places(picture)) {
    if (tile.kind === 'black' && (tile.down || tile.across)) {
      path += `M${column * CELL} ${row * CELL}l${CELL} ${CELL}`;
    }
  }
  return path;
}

/** Lines between neighbours: a line belongs to the white ones as soon as one of both is white. */
function thinLines(picture: Picture, kind: Tile['kind']): string {
  const of = (one: Tile, other: Tile): boolean =>
    (one.kind === 'white' || other.kind === 'white' ? 'white' : 'black') === kind;
  return between(picture, of);
}

/** Borders between regions. Not around single tiles: the frame stands around the board anyway. */
function thickLines(picture: Picture): string {
  return between(picture, (a, b) => a.kind === 'white' && b.kind === 'white' && a.region !== b.region);
}

function between(picture: Picture, wanted: (one: Tile, other: Tile) => boolean): string {
  let path = '';
  for (const { tile, row, column } of places(picture)) {
    const right = at(picture, row, column + 1);
    const below = at(picture, row + 1, column);
    if (right && wanted(tile, right)) {
      path += `M${(column + 1) * CELL} ${row * CELL}v${CELL}`;
    }
    if (below && wanted(tile, below)) {
      path += `M${column * CELL} ${(row + 1) * CELL}h${CELL}`;
    }
  }
  return path;
}
