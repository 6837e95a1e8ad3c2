import type { CellLook } from '../look.js';
import { colourSign } from './colour-signs.js';
import { cornerPlaces, type MarkPlaces } from './marks.js';
import { CELL, svg, wave } from './svg.js';

/** What all cells of a board share. */
export interface CellStyle {
  readonly digits: readonly number[];
  readonly places: MarkPlaces;
  /** The keypad when corner marks stand around it. */
  readonly narrow: MarkPlaces;
  /** Baseline of a digit. */
  readonly baseline: number;
  readonly cornerClues: boolean;
}

/**
 * One cell: a background and a group of what stands in it. Each part remembers what it shows and touches the document
 * only when that differs, so painting a cell that did not change costs a few string comparisons.
 */
export class CellDrawing {
  readonly background: SVGRectElement;
  readonly content: SVGGElement;
  readonly #style: CellStyle;
  readonly #under: Part;
  readonly #digit: Part;
  readonly #marks: Part;
  readonly #over: Part;
  readonly #corners: readonly { readonly x: number; readonly y: number }[];
  #class = '';

  constructor(row: number, column: number, hasClue: boolean, style: CellStyle) {
    this.#style = style;
    this.#corners = cornerPlaces(hasClue || style.cornerClues);
    const [x, y] = [column * CELL, row * CELL];
    this.background = svg('rect', { x, y, width: CELL, height: CELL, class: 'cell' });
    this.background.style.setProperty('--delay', String(row + column));
    this.content = svg('g', { transform: `translate(${x} ${y})` });
    this.#under = new Part(this.content);
    this.#marks = new Part(this.content);
    this.#digit = new Part(this.content);
    this.#over = new Part(this.content);
  }

  paint(look: CellLook): void {
    const classes = backgroundClass(look);
    if (classes !== this.#class) {
      this.#class = classes;
      this.background.setAttribute('class', classes);
    }
    const { state } = look;
    this.#under.show(look.role || state.colour ? `${look.role ?? ''} ${state.colour}` : '', () => this.#signs(look));
    this.#digit.show(state.digit === null ? '' : `${state.digit} ${look.given} ${look.bad !== undefined} ${look.role === 'gone'}`, () =>
      this.#drawDigit(look),
    );
    this.#marks.show(marksKey(look), () => this.#drawMarks(look));
    this.#over.show(outlinesKey(look), () => outlines(look));
  }

  #signs({ role, state }: CellLook): SVGElement[] {
    const signs: SVGElement[] = [];
    if (state.colour > 0) {
      signs.push(colourSign(state.colour));
    }
    if (role && role !== 'gone') {
      signs.push(svg('rect', { x: 3.5, y: 3.5, width: CELL - 7, height: CELL - 7, rx: 7, class: `ring ${role}` }));
    } else if (role) {
      signs.push(svg('rect', { x: 1.5, y: 1.5, width: CELL - 3, height: CELL - 3, class: 'ring gone' }));
    }
    return signs;
  }

  #drawDigit({ state, given, bad, role }: CellLook): SVGElement[] {
    const text = String(state.digit);
    const { baseline } = this.#style;
    const size = text.length > 1 ? 27 : 34;
    const kind = `digit ${given ? 'given' : 'own'}${bad ? ' bad' : ''}`;
    const y = baseline - (34 - size) * 0.35;
    const drawn: SVGElement[] = [svg('text', { x: CELL / 2, y, 'font-size': size, class: kind }, text)];
    if (bad) {
      const width = text.length > 1 ? 32 : 24;
      drawn.push(svg('path', { d: wave((CELL - width) / 2, CELL - 5.5, width), class: 'wave' }));
    }
    if (role === 'gone') {
      drawn.push(svg('path', { d: `M14 ${baseline - 2}L46 ${baseline - 22}`, class: 'strike bold' }));
    }
    return drawn;
  }

  #drawMarks({ state, marks }: CellLook): SVGElement[] {
    if (state.digit !== null) {
      return [];
    }
    const places = state.corners.length > 0 ? this.#style.narrow : this.#style.places;
    const { digits } = this.#style;
    const drawn: SVGElement[] = [];
    const shown = new Set([...state.candidates, ...(marks?.keys() ?? [])]);
    const plain = [...shown].filter((digit) => !marks?.has(digit));
    drawn.push(...plainMarks(plain, digits, places));
    for (const [digit, role] of marks ?? []) {
      const index = digits.indexOf(digit);
      const [x, y] = [places.x(index), places.y(index)];
      const half = places.size * 0.42;
      const middle = y - places.size * 0.35;
      drawn.push(svg('text', { x, y, 'font-size': places.size, class: `mark ${role}` }, String(digit)));
      if (role === 'gone') {
        drawn.push(svg('path', { d: `M${x - half} ${middle + half * 0.6}L${x + half} ${middle - half * 0.6}`, class: 'strike' }));
      } else if (role === 'found') {
        drawn.push(svg('circle', { cx: x, cy: middle, r: places.size * 0.58, class: 'mark-ring' }));
      } else {
        drawn.push(svg('path', { d: `M${x - half} ${y + 2}h${2 * half}`, class: 'mark-line' }));
      }
    }
    state.corners.slice(0, this.#corners.length).forEach((digit, i) => {
      drawn.push(svg('text', { ...this.#corners[i]!, class: 'corner' }, String(digit)));
    });
    return drawn;
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

/** One text for all marks of one character: the browser lays out one run instead of nine. */
function plainMarks(marks: readonly number[], digits: readonly number[], places: MarkPlaces): SVGElement[] {
  const at = marks.map((mark) => digits.indexOf(mark)).filter((index) => index >= 0);
  if (at.length === 0) {
    return [];
  }
  const attributes = { 'font-size': places.size, class: 'mark' };
  if (marks.every((mark) => mark < 10)) {
    const x = at.map(places.x).join(' ');
    const y = at.map(places.y).join(' ');
    return [svg('text', { ...attributes, x, y }, at.map((index) => digits[index]).join(''))];
  }
  const spans = at.map((index) => svg('tspan', { x: places.x(index), y: places.y(index) }, String(digits[index])));
  return [svg('text', attributes, ...spans)];
}

function marksKey({ state, marks }: CellLook): string {
  if (state.digit !== null) {
    return '';
  }
  const roles = marks ? [...marks].join(' ') : '';
  return `${state.candidates.join()}|${state.corners.join()}|${roles}`.replace(/^\|\|$/, '');
}

function backgroundClass(look: CellLook): string {
  let classes = 'cell';
  if (look.selected) {
    classes += ' selected';
  } else if (look.role) {
    classes += ` ${look.role}`;
  } else if (look.same) {
    classes += ' same';
  } else if (look.peer) {
    classes += ' peer';
  }
  return look.state.colour > 0 ? `${classes} colour c${look.state.colour}` : classes;
}

function outlinesKey({ selected, primary, pencil, lit }: CellLook): string {
  return selected || lit ? `${selected} ${primary} ${pencil ?? ''} ${lit}` : '';
}

function outlines({ selected, primary, pencil, lit }: CellLook): SVGElement[] {
  const drawn: SVGElement[] = [];
  if (selected) {
    const kind = primary ? 'outline primary' : 'outline';
    drawn.push(svg('rect', { x: 1.5, y: 1.5, width: CELL - 3, height: CELL - 3, class: kind }));
  }
  if (pencil) {
    drawn.push(svg('path', { d: `M${CELL - 3} ${CELL - 19}v16h-16z`, class: `pencil ${pencil}` }));
  }
  if (lit) {
    drawn.push(svg('rect', { x: 5, y: 5, width: CELL - 10, height: CELL - 10, rx: 6, class: 'lit' }));
  }
  return drawn;
}
