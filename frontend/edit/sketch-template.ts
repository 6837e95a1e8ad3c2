import { html, nothing, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/message.js';
import { labelOf } from './labels.js';
import type { Entry, Part } from './entry.js';
import type { SketchCommand } from './sketch-keys.js';
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

/** The places as a grid of rows and cells, over the drawing. One is in the tab order at a time. */
export function rowTemplate(sheet: Sheet, row: number, texts: Texts, look: (place: number) => PlaceLook): TemplateResult {
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
export function entryTemplate(entry: Entry | undefined, columns: number, cell: number): TemplateResult | typeof nothing {
  if (!entry) {
    return nothing;
  }
  const lower = entry.part === 'down' ? cell * 0.4 : 0;
  const [top, left] = [Math.floor(entry.place / columns) * cell + lower, (entry.place % columns) * cell];
  return html`<div class="entry" aria-hidden="true" style="top: ${top}px; left: ${left}px">${entry.shown}</div>`;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const SIGNS = ['+', '−', '×', '÷', '?'];

/** The keys for whoever has no keyboard. */
export function padTemplate(
  texts: Texts,
  { clues, cages }: { readonly clues: boolean; readonly cages: boolean },
  perform: (command: SketchCommand) => void,
): TemplateResult {
  const key = (sign: string, label: string, command: SketchCommand): TemplateResult =>
    html`<button type="button" aria-label=${label} @click=${() => perform(command)}>${sign}</button>`;
  const types = clues && cages ? [...DIGITS, ...SIGNS] : DIGITS;
  return html`<div class="pad" role="group" aria-label=${message(texts, 'pad')}>
    ${types.map((sign) => key(sign, sign, { name: 'type', text: sign }))}
    ${clues && !cages ? key('⤡', message(texts, 'pad.flip'), { name: 'flip' }) : nothing}
    ${key('⌫', message(texts, 'pad.erase'), { name: 'erase' })}
    ${clues ? key('✓', message(texts, 'pad.commit'), { name: 'commit' }) : nothing}
  </div>`;
}
