import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { drawingStyle } from '../board/draw/drawing-style.js';
import { lightStyle } from '../board/draw/light-style.js';
import type { Texts } from '../board/text/message.js';
import { hasCluesInCells, partAt, type Part } from './entry.js';
import { EditOutbox } from './edit-outbox.js';
import { firstPlace } from './path.js';
import { cellFor, LEAST, SketchCanvas } from './sketch-canvas.js';
import { commandOf, type SketchCommand } from './sketch-keys.js';
import './sketch-pad.js';
import { SketchPointer } from './sketch-pointer.js';
import { sketchStyle } from './sketch-style.js';
import { stageTemplate, type PlaceLook } from './sketch-template.js';
import type { Hit } from './stroke.js';
import { toolOf } from './tool-button.js';
import { NO_MARKS, type Marks, type Sheet, type Tool } from './types.js';
import { Writing, type Spot } from './writing.js';

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
  declare cell: number;
  declare half: Part;

  readonly #outbox = new EditOutbox((edit) => this.#fire('sketch-edit', edit));
  readonly #writing = new Writing((edit) => this.#outbox.send(edit));
  readonly #pointer = this.#pointerOf();
  #canvas: SketchCanvas | undefined;
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
    this.cell = LEAST;
    this.half = 'across';
    this.addEventListener('keydown', (event) => this.#pressed(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
    window.addEventListener('click', this.#clicked, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    window.removeEventListener('click', this.#clicked, { capture: true });
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
      this.cursor = firstPlace(sheet.picture);
      this.selection = new Set();
      this.#measure();
    }
    this.#outbox.take(sheet);
  }

  #measure(): void {
    const picture = this.sheet?.picture;
    if (picture && this.clientWidth > 0) {
      this.cell = cellFor(picture, this.clientWidth, innerHeight);
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
    const { entry } = this.#writing;
    const draws = this.#draws;
    return html`
      <div class="frame">
        <div class="scroller ${draws ? 'draws' : ''}" tabindex="-1">
          ${stageTemplate(sheet, this.cell, this.texts, {
            entry,
            look: (place) => this.#look(sheet, place),
            pointer: this.#pointer,
            focused: (place) => this.#focused(place),
          })}
        </div>
      </div>
      ${draws
        ? nothing
        : html`<sketch-pad
            .texts=${this.texts}
            .clues=${this.tool === 'clues'}
            .cells=${hasCluesInCells(sheet)}
            .signs=${sheet.signs}
            .digits=${sheet.picture.digits}
            @sketch-key=${(event: CustomEvent<SketchCommand>) => this.#perform(event.detail)}
          ></sketch-pad>`}
      <div class="live" role="status" aria-live="polite">${entry ? entry.shown : ''}</div>
    `;
  }

  #look(sheet: Sheet, place: number): PlaceLook {
    const cursor = place === this.cursor;
    const black = sheet.picture.tiles[place]!.kind === 'black';
    return {
      cursor,
      selected: this.selection.has(place),
      stroke: this.#pointer.places.includes(place),
      flawed: this.marks.flawed.includes(place),
      part: cursor && black && this.tool === 'clues' ? partAt(sheet, place, this.half) : undefined,
    };
  }

  #pointerOf(): SketchPointer {
    const board = this;
    return new SketchPointer({
      get ground() {
        const { rows, columns } = board.sheet!.picture;
        const box = (): DOMRect => board.renderRoot.querySelector('.places')!.getBoundingClientRect();
        return { rows, columns, cell: board.cell, box };
      },
      get draws() {
        return board.#draws;
      },
      pressed: (hit) => this.#selected(hit),
      drawn: (places) => this.#draw(places, this.tool === 'join'),
      changed: () => this.requestUpdate(),
    });
  }

  #selected({ place, across }: Hit): void {
    this.#commit();
    this.cursor = place;
    this.selection = new Set();
    this.half = across ? 'across' : 'down';
    this.focus();
  }

  /** A stroke over white and black places gives all of them the colour that its first one has not. */
  #draw(places: readonly number[], joins: boolean): void {
    const { picture, strokes } = this.sheet!;
    const kind = (joins ? strokes.join : undefined) ?? strokes.shape;
    if (kind !== undefined) {
      this.#outbox.send({ kind, places, white: picture.tiles[places[0]!]!.kind === 'black', symmetry: this.symmetry });
    }
  }

  get #draws(): boolean {
    return this.tool === 'shape' || this.tool === 'join';
  }

  #focused(place: number): void {
    if (!Number.isNaN(place) && place !== this.cursor) {
      this.#commit();
      this.cursor = place;
    }
  }

  #pressed(event: KeyboardEvent): void {
    const command = commandOf(event);
    const leaves = command?.name === 'leave' && !this.#writing.entry && this.selection.size === 0;
    if (!command || !this.sheet || leaves) {
      return;
    }
    event.preventDefault();
    this.#perform(command);
  }

  #perform(command: SketchCommand): void {
    this.requestUpdate();
    switch (command.name) {
      case 'move':
      case 'extend':
        this.#commit();
        this.#move(command.down, command.right, command.name === 'extend');
        break;
      case 'type':
        this.#writing.type(command.text, this.#spot);
        break;
      case 'act':
      case 'join':
        this.#commit();
        this.#draw(this.#chosen(), command.name === 'join');
        this.selection = new Set();
        break;
      case 'flip':
        return this.#flip();
      case 'commit':
        return this.#commit();
      case 'erase':
        this.#writing.erase(this.#spot);
        break;
      case 'given':
        return this.#outbox.send({ kind: 'given', places: [this.cursor] });
      case 'leave':
        this.#writing.drop();
        this.selection = new Set();
        break;
      case 'tool':
        this.#choose(command.tool);
        return this.#fire('sketch-command', { name: `tool-${command.tool}` });
      case 'solution':
        this.#fire('sketch-command', { name: command.by > 0 ? 'next' : 'previous' });
        break;
      default:
        this.#commit();
        this.#fire('sketch-command', { name: command.name });
    }
  }

  /** The server hears of a tool's button by itself. */
  readonly #clicked = (event: Event): void => {
    const tool = toolOf(event);
    if (tool && this.sheet) {
      this.#choose(tool);
    }
  };

  /** At once, so that a click that follows does not still draw. */
  #choose(tool: Tool): void {
    this.#commit();
    if (tool === 'clues' || tool === 'digits' || this.sheet!.strokes[tool] !== undefined) {
      this.tool = tool;
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

  get #spot(): Spot {
    return { sheet: this.sheet!, place: this.cursor, half: this.half, tool: this.tool };
  }

  #flip(): void {
    this.#commit();
    this.half = partAt(this.sheet!, this.cursor, this.half) === 'across' ? 'down' : 'across';
  }

  #commit(): void {
    this.#writing.commit();
    this.requestUpdate();
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define('puzzle-sketch', PuzzleSketch);
