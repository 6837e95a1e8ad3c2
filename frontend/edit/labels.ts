import { message, type Texts } from '../board/text/message.js';
import type { WhiteTile } from '../board/puzzle/types.js';
import type { Sheet } from './types.js';

interface Cage {
  /** The first of its places. */
  readonly first: number;
  readonly count: number;
}

interface Cages {
  /** Which cage a place is in; undefined for none. */
  readonly of: (tile: WhiteTile) => number | undefined;
  readonly all: ReadonlyMap<number, Cage>;
}

const CAGES = new WeakMap<Sheet, Cages>();

/** How a place is called by a screen reader. */
export function labelOf(sheet: Sheet, place: number, texts: Texts): string {
  const { columns, tiles } = sheet.picture;
  const tile = tiles[place]!;
  const where = { row: Math.floor(place / columns) + 1, column: (place % columns) + 1 };
  const parts = [message(texts, tile.kind === 'white' ? 'place.white' : 'place.black', where)];
  if (tile.kind === 'white') {
    const digit = tile.given ?? sheet.filled[tile.cell];
    if (tile.clue !== undefined) {
      parts.push(message(texts, 'place.clue', { clue: tile.clue }));
    }
    if (sheet.strokes.join !== undefined) {
      parts.push(...cageLabel(sheet, tile, texts));
    }
    if (digit != null) {
      parts.push(message(texts, tile.given === undefined ? 'place.digit' : 'place.given', { digit }));
    }
    return parts.join(', ');
  }
  if (tile.across) {
    parts.push(message(texts, 'place.across', { clue: tile.across.text }));
  }
  if (tile.down) {
    parts.push(message(texts, 'place.down', { clue: tile.down.text }));
  }
  return parts.join(', ');
}

/** What a place is joined with. A cage of one cell is a cell with a clue. */
function cageLabel(sheet: Sheet, tile: WhiteTile, texts: Texts): string[] {
  const cages = cagesOf(sheet);
  const number = cages.of(tile);
  if (number === undefined) {
    return [message(texts, 'place.bare')];
  }
  const { first, count } = cages.all.get(number)!;
  const { columns } = sheet.picture;
  const from = { row: Math.floor(first / columns) + 1, column: (first % columns) + 1 };
  return count > 1 ? [message(texts, 'place.cage', { count, ...from })] : [];
}

/** Cages are the regions, unless these are boxes. */
function cagesOf(sheet: Sheet): Cages {
  const known = CAGES.get(sheet);
  if (known) {
    return known;
  }
  const { tiles } = sheet.picture;
  const areOwn = sheet.bareCells || tiles.some((tile) => tile.kind === 'white' && tile.cage !== undefined);
  const of = (tile: WhiteTile): number | undefined => (areOwn ? tile.cage : tile.region);
  const all = new Map<number, Cage>();
  tiles.forEach((tile, place) => {
    const number = tile.kind === 'white' ? of(tile) : undefined;
    if (number !== undefined) {
      const { first, count } = all.get(number) ?? { first: place, count: 0 };
      all.set(number, { first, count: count + 1 });
    }
  });
  const cages = { of, all };
  CAGES.set(sheet, cages);
  return cages;
}
