import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './frame.js';
import type { Action, Block, Card, Span } from '../../play/card/types.js';
import type { OfflineTexts } from '../device/texts.js';

/** A long proof shows so many sentences and the conclusion, as `board.ui.ProofText` does. */
const FIRST = 2;

export interface CardProps {
  /** Of the card; its closing button has the text `play.<id>.close`. */
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly body: TemplateResult | typeof nothing;
  /** How many stages are told, and of how many. */
  readonly stages?: readonly [told: number, of: number];
  readonly actions?: TemplateResult | typeof nothing;
  readonly legend?: Card['legend'];
  /** What is seldom wanted, below all else. */
  readonly links?: TemplateResult | typeof nothing;
  readonly isFolded?: boolean;
  close?(): void;
  fold?(): void;
}

/** A card beside the board, as `board.ui.HelpCard` is. */
export function helpCard(texts: OfflineTexts, props: CardProps): TemplateResult {
  const { id, eyebrow, title, body, stages, actions = nothing, legend = [], links = nothing, isFolded = false, close, fold } = props;
  const classes = ['card', 'talk', id === 'finish' ? 'finish' : '', isFolded ? 'folded' : ''].filter(Boolean).join(' ');
  const button = (name: 'down' | 'close', words: string, press: () => void): TemplateResult =>
    html`<button
      type="button"
      class="icon icon-button ${name === 'down' ? 'fold' : 'close'}"
      title=${words}
      aria-label=${words}
      @click=${press}
    >
      ${icon(name)}
    </button>`;
  return html`<section class=${classes} id=${id} aria-labelledby="${id}-title">
    <div class="eyebrow">${eyebrow}</div>
    <h2 id="${id}-title">${title}</h2>
    <div>${body}</div>
    ${stages === undefined
      ? nothing
      : html`<ul class="stages" aria-hidden="true">
          ${Array.from({ length: stages[1] }, (_, i) => html`<li class=${i < stages[0] ? 'on' : ''}></li>`)}
        </ul>`}
    ${actions === nothing ? nothing : html`<div class="row">${actions}</div>`}
    ${legend.length === 0
      ? nothing
      : html`<div>
          <div class="legend">
            ${legend.map(({ name, words }) => html`<span class=${name}><i></i>${words}</span>`)}
          </div>
        </div>`}
    ${links === nothing ? nothing : html`<div class="links">${links}</div>`}
    ${fold ? button('down', texts.say('play.sheet.fold'), fold) : nothing}
    ${close ? button('close', texts.say(`play.${id}.close`), close) : nothing}
  </section>`;
}

/** The page's part of a card: whether it is folded, and what its buttons do. */
interface Panel {
  readonly isFolded: boolean;
  fold(): void;
  close(): void;
  /** @param id of the button */
  press(id: string): void;
}

/** A card that the teacher made, with more below the sentences. */
export function teacherCard(
  texts: OfflineTexts,
  card: Card,
  { isFolded, fold, close, press }: Panel,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { id, eyebrow, title, body, told, stages, actions, legend, links } = card;
  return helpCard(texts, {
    id,
    eyebrow,
    title,
    body: html`${body.map((part) => block(part))}${more}`,
    ...(stages === 0 ? {} : { stages: [told, stages] as const }),
    actions: actions.length === 0 ? nothing : html`${actions.map((each) => action(each, press))}`,
    legend,
    links: links.length === 0 ? nothing : html`${links.map((each) => button(each, press))}`,
    isFolded,
    fold,
    close,
  });
}

/** Cells and clues that sentences name light up on the board (`play/references.ts`). */
function block(part: Block): TemplateResult {
  if ('text' in part) {
    return html`<p>${part.text}</p>`;
  }
  const { sentences, folded } = part;
  if (folded === '') {
    return html`${sentences.map(sentence)}`;
  }
  return html`${sentences.slice(0, FIRST).map(sentence)}
    <details class="between">
      <summary>${folded}</summary>
      <div>${sentences.slice(FIRST, -1).map(sentence)}</div>
    </details>
    ${sentences.slice(-1).map(sentence)}`;
}

function sentence(spans: readonly Span[]): TemplateResult {
  return html`<p>${spans.map(piece)}</p>`;
}

function piece({ text, link, role, cells = [], clue }: Span): TemplateResult | string {
  if (link !== undefined) {
    return html`<span class="link-number" data-link=${link} aria-hidden="true"></span>`;
  }
  if (role === undefined) {
    return text;
  }
  return cells.length === 0
    ? html`<span class="ref ${role}" data-clue=${clue ?? nothing}>${text}</span>`
    : html`<span class="ref ${role}" tabindex="0" data-cells=${cells.join(' ')} data-clue=${clue ?? nothing}>${text}</span>`;
}

/** A button with its notes. */
function action(offered: Action, press: Panel['press']): TemplateResult {
  const [price, ...more] = offered.notes;
  if (offered.words === '') {
    return html`<span class="quiet">${price}</span>`;
  }
  return html`${button(offered, press)}${price === undefined
    ? nothing
    : html`<span class="quiet" id="${offered.id}-cost">${price}</span>`}${more.map((note) => html`<span class="quiet">${note}</span>`)}`;
}

function button({ id, words, notes, primary, symbol }: Action, press: Panel['press']): TemplateResult {
  return html`<button
    type="button"
    class="tool ${primary ? 'primary' : ''}"
    id=${id}
    aria-describedby=${notes.length === 0 ? nothing : `${id}-cost`}
    @click=${() => press(id)}
  >
    ${symbol === '' ? nothing : icon(symbol)}<span>${words}</span>
  </button>`;
}
