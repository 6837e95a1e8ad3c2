import { html, nothing, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/text/message.js';
import { labelOf } from './labels.js';
import type { Entry, Part } from './entry.js';
import type { SketchPointer } from './sketch-pointer.js';
import type { Sheet } from './types.js';

/** How one place is shown. */
export interface PlaceLook {
  readonly cursor: boolean;
  readonly selected: boolean;
  readonly stroke: boolean;
  readonly flawed: boolean;
  /** Which clue of a black place is meant, while clues are typed. */
  readonly part: Part | undefined;
}

/** What the board tells its template, and hears from it. */
export interface StagePort {
  readonly entry: Entry | undefined;
  look(place: number): PlaceLook;
  readonly pointer: Pick<SketchPointer, 'down' | 'moved' | 'up' | 'cancel'>;
  /** A place got the focus. */
  focused(place: number): void;
}

/** The drawing, the places over it, and what is being typed. */
export function stageTemplate(sheet: Sheet, cell: number, texts: Texts, port: StagePort): TemplateResult {
  const { rows, columns } = sheet.picture;
  return html`<div class="stage" dir="ltr" style="--cell: ${cell}px; --rows: ${rows}; --columns: ${columns}">
    <div class="drawing"></div>
    <div
      class="places"
      role="grid"
      aria-label=${message(texts, 'board', { rows, columns })}
      aria-multiselectable="true"
      @pointerdown=${(event: PointerEvent) => port.pointer.down(event)}
      @pointermove=${(event: PointerEvent) => port.pointer.moved(event)}
      @pointerup=${(event: PointerEvent) => port.pointer.up(event)}
      @pointercancel=${() => port.pointer.cancel()}
      @focusin=${(event: FocusEvent) => port.focused(Number((event.target as HTMLElement).dataset['place']))}
    >
      ${Array.from({ length: rows }, (_, row) => rowTemplate(sheet, row, texts, (place) => port.look(place)))}
    </div>
    ${entryTemplate(port.entry, columns, cell)}
  </div>`;
}

/** The places as a grid of rows and cells, over the drawing. One is in the tab order at a time. */
function rowTemplate(sheet: Sheet, row: number, texts: Texts, look: (place: number) => PlaceLook): TemplateResult {
  const { columns } = sheet.picture;
  const places = Array.from({ length: columns }, (_, column) => row * columns + column);
  return html`<div role="row">${places.map((place) => placeTemplate(sheet, place, texts, look(place)))}</div>`;
}

function placeTemplate(sheet: Sheet, place: number, texts: Texts, look: PlaceLook): TemplateResult {
  const classes = [
    'place',
    sheet.picture.tiles[place]!.kind === 'white' ? 'white' : '',
    look.cursor ? 'cursor' : '',
    look.selected ? 'chosen' : '',
    look.stroke ? 'stroke' : '',
    look.flawed ? 'flawed' : '',
    look.part ? `half ${look.part}` : '',
  ];
  return html`<div
    role="gridcell"
    class=${classes.filter(Boolean).join(' ')}
    tabindex=${look.cursor ? 0 : -1}
    data-place=${place}
    aria-selected=${look.selected || look.cursor ? 'true' : 'false'}
    aria-label=${labelOf(sheet, place, texts)}
  ></div>`;
}

/** What is being typed, where it will stand. */
function entryTemplate(entry: Entry | undefined, columns: number, cell: number): TemplateResult | typeof nothing {
  if (!entry) {
    return nothing;
  }
  const lower = entry.part === 'down' ? cell * 0.4 : 0;
  const [top, left] = [Math.floor(entry.place / columns) * cell + lower, (entry.place % columns) * cell];
  return html`<div class="entry" aria-hidden="true" style="top: ${top}px; left: ${left}px">${entry.shown}</div>`;
}
