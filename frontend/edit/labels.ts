import { message, type Texts } from '../board/text/message.js';
import type { Sheet } from './types.js';

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
