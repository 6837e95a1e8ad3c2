import { message, type Texts } from '../board/text/message.js';
import type { WhiteTile } from '../board/puzzle/types.js';
import type { Sheet } from './types.js';

interface Cage {
  /** The first of its places. */
  readonly first: number;
  readonly count: number;
}

const CAGES = new WeakMap<Sheet, ReadonlyMap<number, Cage>>();

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
  const number = cageNumber(sheet, tile);
  if (number === undefined) {
    return [message(texts, 'place.bare')];
  }
  const { first, count } = cagesOf(sheet).get(number)!;
  const { columns } = sheet.picture;
  const from = { row: Math.floor(first / columns) + 1, column: (first % columns) + 1 };
  return count > 1 ? [message(texts, 'place.cage', { count, ...from })] : [];
}

function cageNumber({ bareCells }: Sheet, tile: WhiteTile): number | undefined {
  return bareCells ? tile.cage : tile.region;
}

function cagesOf(sheet: Sheet): ReadonlyMap<number, Cage> {
  const known = CAGES.get(sheet);
  if (known) {
    return known;
  }
  const cages = new Map<number, Cage>();
  sheet.picture.tiles.forEach((tile, place) => {
    const number = tile.kind === 'white' ? cageNumber(sheet, tile) : undefined;
    if (number !== undefined) {
      const { first, count } = cages.get(number) ?? { first: place, count: 0 };
      cages.set(number, { first, count: count + 1 });
    }
  });
  CAGES.set(sheet, cages);
  return cages;
}
