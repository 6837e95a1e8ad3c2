import type { ClueState, SplitClue, TileGrid } from '../puzzle/types.js';
import { CELL, svg, wave } from './svg.js';

/** How the text of a clue looks just now. */
export interface ClueLook {
  readonly state: ClueState | undefined;
  /** Concerned by a hint, or tapped. */
  readonly lit: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly size: number;
}

/** A clue where it is written. */
export interface WrittenClue {
  readonly id: number;
  readonly text: string;
  readonly kind: 'split' | 'cage';
  readonly place: (small: boolean) => Place;
}

/** How far below its baseline the underline of a clue is. */
export const UNDERLINE = 2.8;

/** Legible from about this many pixels a cell; below it clues grow relative to their cell. */
export const SMALL = 44;

/** The text of one clue with its signs: underlined when lit, a red wave when it can not come right any more. */
class ClueText {
  readonly group: SVGGElement;
  readonly #clue: WrittenClue;
  #shown = '';

  constructor(clue: WrittenClue) {
    this.#clue = clue;
    this.group = svg('g');
  }

  paint({ state, lit }: ClueLook, small: boolean): void {
    const key = `${state} ${lit} ${small}`;
    if (key === this.#shown) {
      return;
    }
    this.#shown = key;
    const { text: words, kind } = this.#clue;
    const { x, y, anchor, size } = this.#clue.place(small);
    const classes = `clue ${kind}${state ? ` ${state}` : ''}${lit ? ' lit-clue' : ''}`;
    const text = svg('text', { x, y, 'text-anchor': anchor, 'font-size': size, class: classes }, words);
    const width = widthOf(words, size);
    const left = anchor === 'start' ? x : x - width;
    const signs: SVGElement[] = [];
    if (state === 'broken') {
      signs.push(svg('path', { d: wave(left, y + 2.8, width, 3), class: `wave ${kind}` }));
    }
    if (lit) {
      signs.push(svg('path', { d: `M${left} ${y + UNDERLINE}h${width}`, class: `underline ${kind}` }));
    }
    this.group.replaceChildren(text, ...signs);
  }
}

/** All clues of a board. */
export class ClueDrawing {
  readonly group: SVGGElement = svg('g');
  readonly #texts = new Map<number, ClueText>();
  readonly #looks = new Map<number, ClueLook>();
  #small = false;

  constructor(picture: TileGrid) {
    for (const clue of cluesIn(picture)) {
      const text = new ClueText(clue);
      this.#texts.set(clue.id, text);
      this.group.append(text.group);
      this.paint(clue.id, { state: undefined, lit: false });
    }
  }

  paint(id: number, look: ClueLook): void {
    this.#looks.set(id, look);
    this.#texts.get(id)?.paint(look, this.#small);
  }

  scale(cellPixels: number): void {
    const small = cellPixels < SMALL;
    if (small !== this.#small) {
      this.#small = small;
      this.#looks.forEach((look, id) => this.#texts.get(id)?.paint(look, small));
    }
  }
}

/** The clues of a picture, in reading order. */
export function cluesIn({ tiles, columns }: TileGrid): WrittenClue[] {
  return tiles.flatMap((tile, index): WrittenClue[] => {
    const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL];
    if (tile.kind === 'white') {
      const { clue, clueId } = tile;
      return clue === undefined || clueId === undefined ? [] : [{ id: clueId, text: clue, kind: 'cage', place: cagePlace(clue, x, y) }];
    }
    const split = (clue: SplitClue | undefined, place: (size: number) => Omit<Place, 'size'>): WrittenClue[] =>
      clue ? [{ id: clue.clueId, text: clue.text, kind: 'split', place: splitPlace(clue.text, place) }] : [];
    return [
      ...split(tile.across, (size) => ({ x: x + CELL - 5.5, y: y + 4.5 + size * 0.88, anchor: 'end' })),
      ...split(tile.down, () => ({ x: x + 6, y: y + CELL - 7, anchor: 'start' })),
    ];
  });
}

function splitPlace({ length }: string, place: (size: number) => Omit<Place, 'size'>): (small: boolean) => Place {
  return (small) => {
    const size = Math.min(small ? 23 : 20, 66 / length);
    return { ...place(size), size };
  };
}

/** Cage clues may be long ("15120×"): they shrink until they fit. */
export function cagePlace(text: string, x: number, y: number): (small: boolean) => Place {
  return (small) => {
    const size = Math.min(small ? 18.5 : 15, (CELL - 9) / (text.length * 0.6));
    return { x: x + 5.5, y: y + (small ? 2 : 3.5) + size * 0.84, anchor: 'start', size };
  };
}

function widthOf(text: string, size: number): number {
  return text.length * size * 0.6;
}
