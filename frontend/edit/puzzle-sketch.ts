import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { clientId } from '../board/client-id.js';
import { drawingStyle } from '../board/draw/drawing-style.js';
import { lightStyle } from '../board/draw/light-style.js';
import { message, type Texts } from '../board/message.js';
import { Entry, partAt, type Part } from './entry.js';
import { SketchCanvas } from './sketch-canvas.js';
import { commandOf, type SketchCommand } from './sketch-keys.js';
import { sketchStyle } from './sketch-style.js';
import { entryTemplate, padTemplate, rowTemplate, type PlaceLook } from './sketch-template.js';
import { hitBy, Stroke, type StrokeGround } from './stroke.js';
import { NO_MARKS, type Marks, type Sheet, type SketchEdit, type Tool } from './types.js';
import { Unsent } from './unsent.js';

/** Pixels of a cell: never smaller, so that a finger hits it when the board scrolls; never larger than that. */
const LEAST = 28;
const MOST = 80;
const FRAME = 6;
/** How much of the window's height the board may take. */
const HEIGHT = 0.72;

/**
 * A puzzle that is drawn: strokes of a pointer or of keys colour places or make cages, clues and digits are typed. It
 * shows what the server says and sends edits, which are kept until they are confirmed.
 *
 * Events: sketch-edit, sketch-command for the server.
 */
export class PuzzleSketch extends LitElement {
  static override properties = {
    sheet: { attribute: false },
    marks: { attribute: false },
    texts: { attribute: false },
    tool: { attribute: false },
    symmetry: { attribute: false },
    cursor: { state: true },
    selection: { state: true },
    entry: { state: true },
    cell: { state: true },
    half: { state: true },
  };
  static override styles = [drawingStyle, lightStyle, sketchStyle];

  declare sheet: Sheet | null;
  declare marks: Marks;
  declare texts: Texts;
  declare tool: Tool;
  declare symmetry: string;
  declare cursor: number;
  declare selection: ReadonlySet<number>;
  declare entry: Entry | undefined;
  declare cell: number;
  declare half: Part;

  readonly #client = clientId();
  #seq = 0;
  #unsent: Unsent | undefined;
  #canvas: SketchCanvas | undefined;
  readonly #stroke = new Stroke();
  readonly #observer = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.sheet = null;
    this.marks = NO_MARKS;
    this.texts = {};
    this.tool = 'shape';
    this.symmetry = 'none';
    this.cursor = 0;
    this.selection = new Set();
    this.entry = undefined;
    this.cell = LEAST;
    this.half = 'across';
    this.addEventListener('keydown', (event) => this.#pressed(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** Takes the focus to the cursor, as soon as there is one. */
  override focus(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.place[tabindex="0"]')?.focus({ preventScroll: true }),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sheet') && this.sheet) {
      this.#take(this.sheet);
    }
  }

  #take(sheet: Sheet): void {
    const before = this.#canvas?.topology.picture;
    this.#canvas = new SketchCanvas(sheet);
    if (before?.rows !== sheet.picture.rows || before.columns !== sheet.picture.columns) {
      this.cursor = Math.min(sheet.picture.columns + 1, sheet.picture.tiles.length - 1);
      this.selection = new Set();
      this.#measure();
    }
    if (this.#unsent === undefined) {
      this.#unsent = new Unsent(sheet.draft);
      this.#unsent.confirm(sheet.seen);
      this.#unsent.edits.forEach((edit) => this.#fire('sketch-edit', edit));
    } else {
      this.#unsent.confirm(sheet.seen);
    }
  }

  #measure(): void {
    const picture = this.sheet?.picture;
    if (picture && this.clientWidth > 0) {
      const [wide, high] = [(this.clientWidth - FRAME) / picture.columns, (innerHeight * HEIGHT) / picture.rows];
      this.cell = Math.floor(Math.max(LEAST, Math.min(MOST, wide, Math.max(high, LEAST))));
    }
  }

  protected override updated(): void {
    const canvas = this.#canvas;
    const drawing = this.renderRoot.querySelector('.drawing');
    if (!canvas || !drawing) {
      return;
    }
    if (drawing.firstChild !== canvas.sheets[0]) {
      drawing.replaceChildren(...canvas.sheets);
    }
    canvas.scale(this.cell);
    canvas.paint(this.marks, this.selection);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { sheet } = this;
    if (!sheet) {
      return nothing;
    }
    const { rows, columns } = sheet.picture;
    const draws = this.#draws;
    return html`
      <div class="frame">
        <div class="scroller ${draws ? 'draws' : ''}" tabindex="-1">
          <div class="stage" dir="ltr" style="--cell: ${this.cell}px; --rows: ${rows}; --columns: ${columns}">
            <div class="drawing"></div>
            <div
              class="places"
              role="grid"
              aria-label=${message(this.texts, 'board', { rows, columns })}
              aria-multiselectable="true"
              @pointerdown=${(event: PointerEvent) => this.#down(event)}
              @pointermove=${(event: PointerEvent) => this.#moved(event)}
              @pointerup=${(event: PointerEvent) => this.#up(event)}
              @pointercancel=${() => this.#cancel()}
              @focusin=${(event: FocusEvent) => this.#focused(event)}
            >
              ${Array.from({ length: rows }, (_, row) =>
                rowTemplate(sheet, row, this.texts, (place) => this.#look(sheet, place)),
              )}
            </div>
            ${entryTemplate(this.entry, columns, this.cell)}
          </div>
        </div>
      </div>
      ${draws ? nothing : padTemplate(this.texts, { clues: this.tool === 'clues', cages: this.#hasCages() }, (command) => this.#perform(command))}
      <div class="live" role="status" aria-live="polite">${this.entry ? this.entry.shown : ''}</div>
    `;
  }

  #look(sheet: Sheet, place: number): PlaceLook {
    const cursor = place === this.cursor;
    const black = sheet.picture.tiles[place]!.kind === 'black';
    return {
      cursor,
      selected: this.selection.has(place),
      stroke: this.#stroke.places.includes(place),
      flawed: this.marks.flawed.includes(place),
      part: cursor && black && this.tool === 'clues' ? partAt(sheet, place, this.half) : undefined,
    };
  }

  #ground(): StrokeGround {
    const { rows, columns } = this.sheet!.picture;
    const box = (): DOMRect => this.renderRoot.querySelector('.places')!.getBoundingClientRect();
    return { rows, columns, cell: this.cell, box };
  }

  #down(event: PointerEvent): void {
    const hit = hitBy(event, this.#ground());
    if (this.#stroke.isDrawn) {
      this.#cancel();
    } else if (hit && event.button === 0) {
      this.#commit();
      this.cursor = hit.place;
      this.selection = new Set();
      this.half = hit.across ? 'across' : 'down';
      this.focus();
      if (this.#draws) {
        event.preventDefault();
        this.#stroke.begin(event.pointerId, hit.place);
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        this.requestUpdate();
      }
    }
  }

  #moved(event: PointerEvent): void {
    if (this.#stroke.isDrawn) {
      const place = hitBy(event, this.#ground())?.place;
      if (this.#stroke.move(event.pointerId, place, this.sheet!.picture.columns)) {
        this.requestUpdate();
      }
    }
  }

  #up(event: PointerEvent): void {
    const places = this.#stroke.end(event.pointerId);
    if (places.length > 0) {
      this.#draw(places, this.tool === 'join');
    }
  }

  #cancel(): void {
    this.#stroke.cancel();
    this.requestUpdate();
  }

  /** A stroke over white and black places gives all of them the colour that its first one has not. */
  #draw(places: readonly number[], joins: boolean): void {
    const { tiles } = this.sheet!.picture;
    if (this.#hasCages()) {
      this.#send({ kind: joins ? 'join' : 'cage', places });
    } else {
      this.#send({ kind: 'paint', places, white: tiles[places[0]!]!.kind === 'black', symmetry: this.symmetry });
    }
  }

  get #draws(): boolean {
    return this.tool === 'shape' || this.tool === 'join';
  }

  #hasCages(): boolean {
    return this.sheet!.slots.some((slots) => (slots & 4) !== 0);
  }

  #focused(event: FocusEvent): void {
    const place = Number((event.target as HTMLElement).dataset['place'] ?? NaN);
    if (!Number.isNaN(place) && place !== this.cursor) {
      this.#commit();
      this.cursor = place;
    }
  }

  #pressed(event: KeyboardEvent): void {
    const inPad = (event.composedPath()[0] as HTMLElement).closest?.('.pad') !== null;
    const command = commandOf(event);
    const leaves = command?.name === 'leave' && !this.entry && this.selection.size === 0;
    if (!command || !this.sheet || leaves || (inPad && (event.key === ' ' || event.key === 'Enter'))) {
      return;
    }
    event.preventDefault();
    this.#perform(command);
  }

  #perform(command: SketchCommand): void {
    switch (command.name) {
      case 'move':
      case 'extend':
        this.#commit();
        this.#move(command.down, command.right, command.name === 'extend');
        break;
      case 'type':
        this.#type(command.text);
        break;
      case 'act':
      case 'join':
        this.#commit();
        this.#draw(this.#chosen(), command.name === 'join');
        this.selection = new Set();
        break;
      case 'flip':
        this.#flip();
        break;
      case 'commit':
        this.#commit();
        break;
      case 'erase':
        this.#erase();
        break;
      case 'given':
        this.#send({ kind: 'given', places: [this.cursor] });
        break;
      case 'leave':
        this.entry = undefined;
        this.selection = new Set();
        break;
      case 'tool':
        this.#commit();
        this.#fire('sketch-command', { name: `tool-${command.tool}` });
        break;
      case 'solution':
        this.#fire('sketch-command', { name: command.by > 0 ? 'next' : 'previous' });
        break;
      default:
        this.#commit();
        this.#fire('sketch-command', { name: command.name });
    }
  }

  #chosen(): readonly number[] {
    return this.selection.size > 0 ? [...this.selection] : [this.cursor];
  }

  #move(down: number, right: number, extends_: boolean): void {
    const { rows, columns } = this.sheet!.picture;
    const row = Math.min(rows - 1, Math.max(0, Math.floor(this.cursor / columns) + down));
    const column = Math.min(columns - 1, Math.max(0, (this.cursor % columns) + right));
    const before = this.cursor;
    this.cursor = row * columns + column;
    this.selection = extends_ ? new Set([...this.selection, before, this.cursor]) : new Set();
    void this.updateComplete.then(() => {
      this.focus();
      this.renderRoot.querySelector('.place.cursor')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }

  /** Whether what is typed at the cursor is a digit of the solution, and not a clue. */
  #takesDigit(): boolean {
    const white = this.sheet!.picture.tiles[this.cursor]!.kind === 'white';
    return white && (!this.#hasCages() || this.tool === 'digits');
  }

  #type(text: string): void {
    if (this.#takesDigit()) {
      if (/[0-9]/.test(text)) {
        this.#digit(text);
      }
      return;
    }
    const part = partAt(this.sheet!, this.cursor, this.half);
    if (part === undefined) {
      return;
    }
    const entry = this.entry ?? new Entry(this.cursor, part);
    entry.type(text);
    this.entry = entry;
    this.requestUpdate();
  }

  /** Above 9 the second digit makes a number of two, when there is such a digit. */
  #digit(text: string): void {
    const tile = this.sheet!.picture.tiles[this.cursor]!;
    const now = tile.kind === 'white' ? this.sheet!.filled[tile.cell] : null;
    const joined = now == null ? NaN : Number(`${now}${text}`);
    const digits = this.sheet!.picture.digits;
    const digit = digits.includes(joined) ? joined : Number(text);
    if (digits.includes(digit)) {
      this.#send({ kind: 'digit', places: [this.cursor], text: now === digit ? '' : String(digit) });
    }
  }

  #flip(): void {
    this.#commit();
    this.half = partAt(this.sheet!, this.cursor, this.half) === 'across' ? 'down' : 'across';
  }

  #erase(): void {
    if (this.entry) {
      this.entry = this.entry.erase() ? this.entry : undefined;
      this.requestUpdate();
    } else if (this.#takesDigit()) {
      this.#send({ kind: 'digit', places: [this.cursor], text: '' });
    } else {
      const part = partAt(this.sheet!, this.cursor, this.half);
      if (part) {
        this.#send({ kind: 'clue', places: [this.cursor], part, text: '' });
      }
    }
  }

  #commit(): void {
    const { entry } = this;
    this.entry = undefined;
    if (entry && entry.text !== '') {
      this.#send({ kind: 'clue', places: [entry.place], part: entry.part, text: entry.text });
    }
  }

  #send(edit: Omit<SketchEdit, 'client' | 'seq'>): void {
    const whole: SketchEdit = { client: this.#client, seq: ++this.#seq, ...edit };
    this.#unsent?.add(whole);
    this.#fire('sketch-edit', whole);
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define('puzzle-sketch', PuzzleSketch);
