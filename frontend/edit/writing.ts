import { Entry, partAt, type Part } from './entry.js';
import type { Drawn } from './edit-outbox.js';
import type { Sheet, Tool } from './types.js';

/** Where something is written: a place of a sheet, with what is meant there. */
export interface Spot {
  readonly sheet: Sheet;
  readonly place: number;
  /** Which clue is meant where there are two. */
  readonly half: Part;
  readonly tool: Tool;
}

/** Clues and digits that are typed. A digit of the solution counts at once, a clue when it is whole. */
export class Writing {
  readonly #send: (edit: Drawn) => void;
  #entry: Entry | undefined;

  constructor(send: (edit: Drawn) => void) {
    this.#send = send;
  }

  /** The clue that is being typed. */
  get entry(): Entry | undefined {
    return this.#entry;
  }

  type(text: string, spot: Spot): void {
    if (takesDigit(spot)) {
      if (/[0-9]/.test(text)) {
        this.#digit(text, spot);
      }
      return;
    }
    const part = partAt(spot.sheet, spot.place, spot.half);
    if (part !== undefined) {
      this.#entry ??= new Entry(spot.place, part, spot.sheet.signs.length > 0);
      this.#entry.type(text);
    }
  }

  /** Above 9 the second digit makes a number of two, when there is such a digit. */
  #digit(text: string, { sheet, place }: Spot): void {
    const tile = sheet.picture.tiles[place]!;
    const now = tile.kind === 'white' ? sheet.filled[tile.cell] : null;
    const joined = now == null ? NaN : Number(`${now}${text}`);
    const { digits } = sheet.picture;
    const digit = digits.includes(joined) ? joined : Number(text);
    if (digits.includes(digit)) {
      this.#send({ kind: 'digit', places: [place], text: now === digit ? '' : String(digit) });
    }
  }

  erase(spot: Spot): void {
    const { sheet, place, half } = spot;
    const part = partAt(sheet, place, half);
    if (this.#entry) {
      this.#entry = this.#entry.erase() ? this.#entry : undefined;
    } else if (takesDigit(spot)) {
      this.#send({ kind: 'digit', places: [place], text: '' });
    } else if (part) {
      this.#send({ kind: 'clue', places: [place], part, text: '' });
    }
  }

  /** The clue is whole. */
  commit(): void {
    const entry = this.#entry;
    this.#entry = undefined;
    if (entry && entry.text !== '') {
      this.#send({ kind: 'clue', places: [entry.place], part: entry.part, text: entry.text });
    }
  }

  /** The clue is not meant. */
  drop(): void {
    this.#entry = undefined;
  }
}

/** Whether what is typed there is a digit of the solution, and not a clue. */
function takesDigit({ sheet, place, tool }: Spot): boolean {
  return sheet.picture.tiles[place]!.kind === 'white' && (tool === 'digits' || !sheet.slots[place]);
}
