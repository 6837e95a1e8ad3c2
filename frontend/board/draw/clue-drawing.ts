import type { ClueState, Picture, SplitClue } from '../puzzle/types.js';
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

/** How far below its baseline the underline of a clue is. */
export const UNDERLINE = 2.8;

/** Legible from about this many pixels a cell; below it clues grow relative to their cell. */
export const SMALL = 44;

/** The text of one clue with its signs: underlined when lit, a red wave when it can not come right any more. */
class ClueText {
  readonly group: SVGGElement;
  readonly #text: string;
  readonly #place: (small: boolean) => Place;
  readonly #kind: 'split' | 'cage';
  #shown = '';

  constructor(text: string, kind: 'split' | 'cage', place: (small: boolean) => Place) {
    this.#text = text;
    this.#kind = kind;
    this.#place = place;
    this.group = svg('g');
  }

  paint({ state, lit }: ClueLook, small: boolean): void {
    const key = `${state} ${lit} ${small}`;
    if (key === this.#shown) {
      return;
    }
    this.#shown = key;
    const { x, y, anchor, size } = this.#place(small);
    const classes = `clue ${this.#kind}${state ? ` ${state}` : ''}${lit ? ' lit-clue' : ''}`;
    const text = svg('text', { x, y, 'text-anchor': anchor, 'font-size': size, class: classes }, this.#text);
    const width = widthOf(this.#text, size);
    const left = anchor === 'start' ? x : x - width;
    const signs: SVGElement[] = [];
    if (state === 'broken') {
      signs.push(svg('path', { d: wave(left, y + 2.8, width, 3), class: `wave ${this.#kind}` }));
    }
    if (lit) {
      signs.push(svg('path', { d: `M${left} ${y + UNDERLINE}h${width}`, class: `underline ${this.#kind}` }));
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

  constructor({ tiles, columns }: Picture) {
    tiles.forEach((tile, index) => {
      const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL];
      if (tile.kind === 'white') {
        if (tile.clue !== undefined && tile.clueId !== undefined) {
          this.#add(tile.clueId, new ClueText(tile.clue, 'cage', cagePlace(tile.clue, x, y)));
        }
        return;
      }
      const split = (clue: SplitClue | undefined, place: (size: number) => Omit<Place, 'size'>): void => {
        if (clue) {
          const text = new ClueText(clue.text, 'split', (small) => {
            const size = Math.min(small ? 23 : 20, 66 / clue.text.length);
            return { ...place(size), size };
          });
          this.#add(clue.clueId, text);
        }
      };
      split(tile.across, (size) => ({ x: x + CELL - 5.5, y: y + 4.5 + size * 0.88, anchor: 'end' }));
      split(tile.down, () => ({ x: x + 6, y: y + CELL - 7, anchor: 'start' }));
    });
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

  #add(id: number, text: ClueText): void {
    this.#texts.set(id, text);
    this.group.append(text.group);
    this.paint(id, { state: undefined, lit: false });
  }
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
