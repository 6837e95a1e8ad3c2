import { svg, type SVGTemplateResult, type TemplateResult, html, nothing } from 'lit';
import { cageDashes } from '../../board/draw/cage-lines.js';
import type { Picture, Tile } from '../../board/puzzle/types.js';

/** Drawing units a tile, and how much of one the frame takes, as `board.ui.tile.StyledCanvas` has them. */
const SIDE = 20;
const FRAME = 0.08;

/** As much of a puzzle as is seen of it when it is small. */
export type SmallPicture = Pick<Picture, 'rows' | 'columns' | 'tiles'>;

/** A puzzle, small and without its numbers: what `drawing.BoardDrawing` has below them. */
export function thumbnail(picture: SmallPicture): TemplateResult {
  const { rows, columns } = picture;
  const [width, height] = [columns + 2 * FRAME, rows + 2 * FRAME];
  return html`<div class="thumbnail">
    <svg viewBox=${[-FRAME, -FRAME, width, height].map(units).join(' ')} aria-hidden="true">
      ${layer('frame', rectangle(-FRAME, -FRAME, width, height))}
      ${layer('white', ground(picture, 'white'))}
      ${layer('black', ground(picture, 'black'))}
      ${layer('diagonal', lines(picture, diagonal))}
      ${layer('hair', lines(picture, borders('hair')))}
      ${layer('rule', lines(picture, borders('rule')))}
      ${layer('cage', cages(picture))}
    </svg>
  </div>`;
}

function layer(name: string, path: string): SVGTemplateResult | typeof nothing {
  return path === '' ? nothing : svg`<path class="thumb-${name}" d=${path}></path>`;
}

/** The tiles of one kind; those beside each other are one rectangle. */
function ground({ rows, columns, tiles }: SmallPicture, kind: Tile['kind']): string {
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; ) {
      const start = column;
      while (column < columns && tiles[row * columns + column]!.kind === kind) {
        column += 1;
      }
      path += column > start ? rectangle(start, row, column - start, 1) : '';
      column += column > start ? 0 : 1;
    }
  }
  return path;
}

type Draw = (tile: Tile, left: Tile | undefined, above: Tile | undefined, column: number, row: number) => string;

function lines({ columns, tiles }: SmallPicture, draw: Draw): string {
  return tiles
    .map((tile, place) => {
      const column = place % columns;
      return draw(tile, column === 0 ? undefined : tiles[place - 1], tiles[place - columns], column, Math.floor(place / columns));
    })
    .join('');
}

const diagonal: Draw = (tile, _left, _above, column, row) =>
  tile.kind === 'black' && (tile.across || tile.down) ? line(column, row, column + 1, row + 1) : '';

/** Thick between regions of white tiles, thin inside of one; black ones need none. */
function borders(wanted: 'hair' | 'rule'): Draw {
  const isWanted = (tile: Tile, before: Tile | undefined): boolean =>
    tile.kind === 'white' && before?.kind === 'white' && (tile.region === before.region ? 'hair' : 'rule') === wanted;
  return (tile, left, above, column, row) =>
    (isWanted(tile, left) ? line(column, row, column, row + 1) : '') + (isWanted(tile, above) ? line(column, row, column + 1, row) : '');
}

function cages(picture: SmallPicture): string {
  return [...cageDashes(picture)]
    .map(({ way, at, from, to }) => (way === 'H' ? line(from, at, to, at) : line(at, from, at, to)))
    .join('');
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${units(x)} ${units(y)}h${units(width)}v${units(height)}h${units(-width)}z`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${units(x1)} ${units(y1)}L${units(x2)} ${units(y2)}`;
}

/** At most one decimal. */
function units(tiles: number): string {
  return String(Math.round(tiles * SIDE * 10) / 10);
}
