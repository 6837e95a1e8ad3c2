import type { Tile, TileGrid } from '../puzzle/types.js';
import { cageLines } from './cage-lines.js';
import { CELL } from './svg.js';

/** The classes of a part of the board that never changes, and its path. */
export type Layer = readonly [string, string];

/** The ground under the cells. */
export function blackTiles(picture: TileGrid): readonly Layer[] {
  return drawn(['black', tilePath(picture)]);
}

/** The lines between black tiles, for a board that is large enough for them. */
export function blackLines(picture: TileGrid): readonly Layer[] {
  return drawn(['line black-line', thinLines(picture, 'black')]);
}

/** All other lines over the cells, from the bottom up. */
export function lines(picture: TileGrid): readonly Layer[] {
  return drawn(
    ['line', thinLines(picture, 'white')],
    ['diagonal', diagonals(picture)],
    ['thick', thickLines(picture)],
    ['cage-line', cageLines(picture)],
  );
}

/** The layers in which the puzzle has something. */
function drawn(...layers: readonly Layer[]): readonly Layer[] {
  return layers.filter(([, path]) => path !== '');
}

function at({ rows, columns, tiles }: TileGrid, row: number, column: number): Tile | undefined {
  return row >= 0 && row < rows && column >= 0 && column < columns ? tiles[row * columns + column] : undefined;
}

function* places({ rows, columns, tiles }: TileGrid): Generator<{ tile: Tile; row: number; column: number }> {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      yield { tile: tiles[row * columns + column]!, row, column };
    }
  }
}

function tilePath(picture: TileGrid): string {
  let path = '';
  for (const { tile, row, column } of places(picture)) {
    if (tile.kind === 'black') {
      path += `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`;
    }
  }
  return path;
}

function diagonals(picture: TileGrid): string {
  let path = '';
  for (const { tile, row, column } of places(picture)) {
    if (tile.kind === 'black' && (tile.down || tile.across)) {
      path += `M${column * CELL} ${row * CELL}l${CELL} ${CELL}`;
    }
  }
  return path;
}

/** Lines between neighbours: a line belongs to the white ones as soon as one of both is white. */
function thinLines(picture: TileGrid, kind: Tile['kind']): string {
  const of = (one: Tile, other: Tile): boolean =>
    (one.kind === 'white' || other.kind === 'white' ? 'white' : 'black') === kind;
  return between(picture, of);
}

/** Borders between regions. Not around single tiles: the frame stands around the board anyway. */
function thickLines(picture: TileGrid): string {
  return between(picture, (a, b) => a.kind === 'white' && b.kind === 'white' && a.region !== b.region);
}

function between(picture: TileGrid, wanted: (one: Tile, other: Tile) => boolean): string {
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
