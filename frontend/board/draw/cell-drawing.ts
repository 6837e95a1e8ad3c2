import { branchClasses, branchLetter } from '../game/branches.js';
import type { AwaitedDigit } from '../game/typed-digit.js';
import type { CellLook } from './cell-look.js';
import { colourSign } from './colour-signs.js';
import { caret, ringAround } from './mark-signs.js';
import { widthOfMark, type MarkPlaces } from './marks.js';
import { pencilLeg, pencilPath } from './pencil.js';
import { CELL, svg, wave, type Attributes } from './svg.js';
import { keypadOf, type Keypads } from './writing.js';
import { coloursOf, colouredMarks } from '../puzzle/types.js';

/** A clue of more characters reaches into the top right corner. */
const LONG_CLUE = 5;

/** What all cells of a board share. */
export interface CellStyle {
  readonly digits: readonly number[];
  readonly keypads: Keypads;
  /** Baseline of a digit. */
  readonly baseline: number;
  readonly cornerClues: boolean;
}

/** What is its own. */
export interface CellPlaces {
  /** How many characters the clue in its corner has; 0 is none. */
  readonly clue: number;
  /** Where corner marks go, in the order in which they fill. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/**
 * One cell: a background, signs on it, and what is written in it. Each part remembers what it shows and touches the document
 * only when that differs, so painting a cell that did not change costs a few string comparisons.
 */
export class CellDrawing {
  readonly background: SVGRectElement;
  /** Rings, outlines and signs, under what is written. */
  readonly signs: SVGGElement;
  /** Digits and marks. */
  readonly writing: SVGGElement;
  readonly #style: CellStyle;
  readonly #under: Part;
  readonly #digit: Part;
  readonly #marks: Part;
  readonly #over: Part;
  readonly #corners: readonly { readonly x: number; readonly y: number }[];
  readonly #clue: number;
  readonly #x: number;
  readonly #y: number;
  #class = '';
  /** The newer of two colours. */
  #half: SVGElement | undefined;

  constructor(row: number, column: number, { clue, corners }: CellPlaces, style: CellStyle) {
    this.#style = style;
    this.#clue = clue;
    this.#corners = corners;
    const [x, y] = [column * CELL, row * CELL];
    [this.#x, this.#y] = [x, y];
    this.background = svg('rect', { x, y, width: CELL, height: CELL, class: 'cell' });
    this.background.style.setProperty('--row', String(row));
    this.background.style.setProperty('--column', String(column));
    // no transform and no opacity in here: each would make the browser composite the cell by itself
    this.signs = svg('g');
    this.writing = svg('g');
    this.#under = new Part(this.signs);
    this.#over = new Part(this.signs);
    this.#marks = new Part(this.writing);
    this.#digit = new Part(this.writing);
  }

  paint(look: CellLook): void {
    const classes = backgroundClass(look);
    if (classes !== this.#class) {
      this.#class = classes;
      this.background.setAttribute('class', classes);
    }
    const { state } = look;
    const [, newer] = coloursOf(state);
    const half = newer && !look.role ? `half c${newer}` : undefined;
    if (half !== this.#half?.getAttribute('class')) {
      this.#half?.remove();
      this.#half = half ? svg('path', { d: `M${this.#x + CELL} ${this.#y}v${CELL}h${-CELL}z`, class: half }) : undefined;
      this.background.after(...(this.#half ? [this.#half] : []));
    }
    const sign = state.colour > 0 ? this.#signPlace(look) : '';
    this.#under.show(look.role || sign ? `${look.role ?? ''} ${look.contour} ${state.colour} ${String(sign)}` : '', () => this.#signs(look));
    this.#digit.show(digitKey(look), () => this.#drawDigit(look));
    this.#marks.show(marksKey(look), () => this.#drawMarks(look));
    const leg = look.pencil ? pencilLeg(look, { ...this.#style, corners: this.#corners }) : 0;
    this.#over.show(outlinesKey(look, leg), () => this.#outlines(look, leg));
  }

  #signs({ role, contour, state, marks }: CellLook): SVGElement[] {
    const signs: SVGElement[] = [];
    const colours = coloursOf(state);
    colours.forEach((colour, i) => {
      const [x, y, scale] = this.#signPlace({ state, marks });
      signs.push(colours.length === 1 ? colourSign(colour, x, y, scale) : colourSign(colour, x - 5.2 + i * 6.4, y, scale * 0.7));
    });
    if (role === 'look') {
      signs.push(svg('path', { d: contour, class: 'ring look' }));
    } else if (role && role !== 'gone') {
      signs.push(svg('rect', { ...this.#inset(role === 'found' ? 2 : 3), rx: 6, class: `ring ${role}` }));
    } else if (role) {
      signs.push(svg('rect', { ...this.#inset(1.5), class: 'ring gone' }));
    }
    return signs;
  }

  /** Where no mark and no clue is: the top right corner, else the place of a mark that is not there, else between marks. */
  #signPlace({ state, marks }: Pick<CellLook, 'state' | 'marks'>): [x: number, y: number, scale: number] {
    const hasMarks = state.digit === null;
    const isCornerFree = !hasMarks || state.corners.length <= (this.#clue > 0 ? 0 : 1);
    if (isCornerFree && this.#clue <= LONG_CLUE && (this.#style.cornerClues || !hasMarks)) {
      return [this.#x + CELL - 7.5, this.#y + 8, 1];
    }
    const places = state.corners.length > 0 ? this.#style.keypads.narrow : this.#style.keypads.wide;
    const { digits } = this.#style;
    const isFree = (digit: number): boolean => !state.candidates.includes(digit) && !marks?.has(digit);
    const free = digits.flatMap((digit, index) => (isFree(digit) ? [index] : []));
    const at = free.includes(2) ? 2 : free[0];
    if (at !== undefined) {
      return [this.#x + places.x(at), this.#y + places.y(at) - places.size * 0.35, 1];
    }
    return [this.#x + (places.x(0) + places.x(1)) / 2, this.#y + places.y(0) + places.size * 0.12, 0.5];
  }

  #drawDigit({ state, given, bad, role, layer, awaiting }: CellLook): SVGElement[] {
    const text = String(state.digit);
    const baseline = this.#y + this.#style.baseline;
    const middle = this.#x + CELL / 2;
    const size = text.length > 1 ? 27 : this.#style.cornerClues ? 32 : 34;
    const kind = `digit ${given ? 'given' : 'own'} ${branchClasses(layer?.digit ?? 0)}${bad ? ' bad' : ''}`;
    const y = text.length > 1 ? baseline - 2 : baseline;
    const drawn: SVGElement[] = [svg('text', { x: middle, y, 'font-size': size, class: kind }, text)];
    if (awaiting?.mode === 'digit' && awaiting.value === state.digit) {
      drawn.push(caret(middle, y, size));
    }
    if (layer && layer.digit > 0) {
      const place = { x: this.#x + 6.5, y: this.#y + CELL - 7 };
      drawn.push(svg('text', { ...place, class: `level ${branchClasses(layer.digit)}` }, branchLetter(layer.digit)));
    }
    if (bad) {
      const width = text.length > 1 ? 32 : 24;
      drawn.push(svg('path', { d: wave(middle - width / 2, this.#y + CELL - 5.5, width), class: 'wave' }));
    }
    if (role === 'gone') {
      drawn.push(svg('path', { d: `M${middle - 16} ${baseline - 2}l32 -20`, class: 'strike bold' }));
    }
    return drawn;
  }

  #drawMarks({ state, marks, layer, squares, awaiting }: CellLook): SVGElement[] {
    if (state.digit !== null) {
      return [];
    }
    const places = keypadOf(this.#style.keypads, { state, marks });
    const { digits } = this.#style;
    const drawn: SVGElement[] = [];
    const shown = new Set([...state.candidates, ...(marks?.keys() ?? [])]);
    const plain = [...shown].filter((digit) => !marks?.has(digit));
    const level = (digit: number): number => layer?.candidates.get(digit) ?? 0;
    if (squares) {
      drawn.push(this.#squares([...shown], places));
    }
    for (const { mark, colour } of colouredMarks(state)) {
      const index = digits.indexOf(mark);
      const [x, y] = [this.#x + places.x(index), this.#y + places.y(index) - places.size * 0.35];
      drawn.push(colourSign(colour, x, y, places.size / 7, 'tint'));
    }
    for (const each of new Set(plain.map(level))) {
      drawn.push(...this.#plainMarks(plain.filter((digit) => level(digit) === each), places, each));
    }
    for (const [digit, role] of marks ?? []) {
      const index = digits.indexOf(digit);
      const [x, y] = [this.#x + places.x(index), this.#y + places.y(index)];
      const half = Math.max(places.size * 0.42, widthOfMark(digit, places.size) / 2);
      const middle = y - places.size * 0.35;
      drawn.push(svg('text', { x, y, 'font-size': places.size, class: `mark ${role}` }, String(digit)));
      if (role === 'gone') {
        drawn.push(svg('path', { d: `M${x - half} ${middle + half * 0.6}L${x + half} ${middle - half * 0.6}`, class: 'strike' }));
      } else if (role === 'found') {
        drawn.push(ringAround(digit, x, middle, places.size));
      } else {
        drawn.push(svg('path', { d: `M${x - half} ${y + 1.6}h${2 * half}`, class: 'mark-line' }));
      }
    }
    const { mode, value } = markOf(awaiting) ?? {};
    if (value !== undefined && state.candidates.includes(value)) {
      const index = digits.indexOf(value);
      const [x, y] = [this.#x + places.x(index), this.#y + places.y(index)];
      drawn.push(mode === 'mark' ? caret(x, y, places.size) : ringAround(value, x, y - places.size * 0.35, places.size, 'aim'));
    }
    state.corners.slice(0, this.#corners.length).forEach((digit, i) => {
      drawn.push(svg('text', { x: this.#x + this.#corners[i]!.x, y: this.#y + this.#corners[i]!.y, class: `corner ${branchClasses(layer?.corners.get(digit) ?? 0)}` }, String(digit)));
    });
    return drawn;
  }

  #squares(marks: readonly number[], places: MarkPlaces): SVGElement {
    const side = Math.min(0.94 * (places.x(1) - places.x(0)), 1.12 * places.size);
    const at = marks.map((mark) => this.#style.digits.indexOf(mark)).filter((index) => index >= 0);
    const d = at.map((index) => {
      const [x, y] = [this.#x + places.x(index) - side / 2, this.#y + places.y(index) - 0.35 * places.size - side / 2];
      return `M${x} ${y}h${side}v${side}h${-side}z`;
    });
    return svg('path', { d: d.join(''), class: 'mark-ground' });
  }

  /** One text for all marks of one character: the browser lays out one run instead of nine. */
  #plainMarks(marks: readonly number[], places: MarkPlaces, level: number): SVGElement[] {
    const { digits } = this.#style;
    const at = marks.map((mark) => digits.indexOf(mark)).filter((index) => index >= 0);
    if (at.length === 0) {
      return [];
    }
    const x = at.map((index) => this.#x + places.x(index));
    const y = at.map((index) => this.#y + places.y(index));
    const attributes = { 'font-size': places.size, class: `mark ${branchClasses(level)}` };
    if (marks.every((mark) => mark < 10)) {
      const text = at.map((index) => digits[index]).join('');
      return [svg('text', { ...attributes, x: x.join(' '), y: y.join(' ') }, text)];
    }
    const spans = at.map((index, i) => svg('tspan', { x: x[i]!, y: y[i]! }, String(digits[index])));
    return [svg('text', attributes, ...spans)];
  }

  #outlines({ selected, primary, quiet, pencil, lit, state }: CellLook, leg: number): SVGElement[] {
    const drawn: SVGElement[] = [];
    if (selected && !quiet && state.colour > 0) {
      drawn.push(svg('rect', { ...this.#inset(4.5), class: 'inner-frame' }));
    }
    if (selected && quiet) {
      drawn.push(svg('path', { d: this.#cornersOfFrame(1.5), class: primary ? 'outline primary' : 'outline' }));
    } else if (selected) {
      drawn.push(svg('rect', { ...this.#inset(1.5), class: primary ? 'outline primary' : 'outline' }));
    }
    if (pencil) {
      drawn.push(svg('path', { d: pencilPath(this.#x, this.#y, leg), class: `pencil ${pencil}` }));
    }
    if (lit) {
      drawn.push(svg('rect', { ...this.#inset(5), rx: 6, class: 'lit' }));
    }
    return drawn;
  }

  /** The corners of a frame: what is drawn along the sides stays to be seen. */
  #cornersOfFrame(by: number): string {
    const [left, top, side] = [this.#x + by, this.#y + by, CELL - 2 * by];
    const [right, bottom] = [left + side, top + side];
    const long = CELL / 5;
    return (
      `M${left} ${top + long}v${-long}h${long}M${right - long} ${top}h${long}v${long}` +
      `M${right} ${bottom - long}v${long}h${-long}M${left + long} ${bottom}h${-long}v${-long}`
    );
  }

  #inset(by: number): Attributes {
    return { x: this.#x + by, y: this.#y + by, width: CELL - 2 * by, height: CELL - 2 * by };
  }
}

/** A part of a cell that is drawn again only when its description differs; the empty one shows nothing. */
class Part {
  readonly #parent: SVGGElement;
  #group: SVGGElement | undefined;
  #shown = '';

  constructor(parent: SVGGElement) {
    this.#parent = parent;
  }

  show(description: string, draw: () => readonly SVGElement[]): void {
    if (description === this.#shown) {
      return;
    }
    this.#shown = description;
    if (!this.#group) {
      this.#group = svg('g');
      this.#parent.append(this.#group);
    }
    this.#group.replaceChildren(...(description === '' ? [] : draw()));
  }
}

function digitKey({ state, given, bad, role, layer, awaiting }: CellLook): string {
  const signs = `${given} ${bad !== undefined} ${role === 'gone'} ${layer?.digit ?? 0} ${awaiting?.mode ?? ''}`;
  return state.digit === null ? '' : `${state.digit} ${signs}`;
}

/** The candidate mark that awaits another digit, or a colour. */
function markOf(awaiting: AwaitedDigit | undefined): AwaitedDigit | undefined {
  return awaiting?.mode === 'mark' || awaiting?.mode === 'colour' ? awaiting : undefined;
}

function marksKey({ state, marks, layer, squares, awaiting }: CellLook): string {
  if (state.digit !== null) {
    return '';
  }
  const roles = marks ? [...marks].join(' ') : '';
  const levels = layer ? [...layer.candidates, '', ...layer.corners].join(' ') : '';
  const waits = markOf(awaiting);
  const key = `${state.candidates.join()}|${state.corners.join()}|${state.markColours.join()}|${roles}|${levels}${waits ? `${waits.mode} ${waits.value}` : ''}`.replace(/^\|+ *$/, '');
  return squares && key ? `squares ${key}` : key;
}

function backgroundClass(look: CellLook): string {
  let classes = look.cage > 0 ? `cell cage-${look.cage}` : 'cell';
  if (look.selected && !look.quiet) {
    classes += ' selected';
  } else if (look.role) {
    classes += ` ${look.role}`;
  } else if (look.same) {
    classes += ' same';
  } else if (look.peer) {
    classes += ' peer';
  }
  const [colour] = coloursOf(look.state);
  return colour ? `${classes} colour c${colour}` : classes;
}

function outlinesKey({ selected, primary, quiet, pencil, lit, state }: CellLook, leg: number): string {
  return selected || lit ? `${selected} ${primary} ${quiet} ${pencil ?? ''} ${leg} ${lit} ${state.colour > 0}` : '';
}
