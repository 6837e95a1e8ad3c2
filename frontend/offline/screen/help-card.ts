import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './frame.js';
import type { Span } from '../teacher/teacher.js';
import type { OfflineTexts } from '../device/texts.js';

/** Of a long proof the first sentences and the conclusion are seen, as `board.ui.ProofText` has it. */
const MOST = 9;
const FIRST = 2;

export interface CardProps {
  /** Of the card; its closing button has the text `play.<id>.close`. */
  readonly id: 'hint' | 'check' | 'finish' | 'steps' | 'branch';
  readonly eyebrow: string;
  readonly title: string;
  readonly body: TemplateResult | typeof nothing;
  /** How many stages are told, and of how many. */
  readonly stages?: readonly [told: number, of: number];
  readonly actions?: TemplateResult | typeof nothing;
  readonly legend?: readonly string[];
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
            ${legend.map((sign) => html`<span class=${sign}><i></i>${texts.say(`play.legend.${sign}`)}</span>`)}
          </div>
        </div>`}
    ${links === nothing ? nothing : html`<div class="links">${links}</div>`}
    ${fold ? button('down', texts.say('play.sheet.fold'), fold) : nothing}
    ${close ? button('close', texts.say(`play.${id}.close`), close) : nothing}
  </section>`;
}

/** Sentences about the board; what they name lights up there (`play/references.ts`). */
export function proof(texts: OfflineTexts, sentences: readonly (readonly Span[])[]): TemplateResult {
  if (sentences.length <= MOST) {
    return html`${sentences.map(sentence)}`;
  }
  const between = sentences.slice(FIRST, -1);
  return html`${sentences.slice(0, FIRST).map(sentence)}
    <details class="between">
      <summary>${texts.say('play.hint.between', { count: between.length })}</summary>
      <div>${between.map(sentence)}</div>
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

/** What can be done next, with its price. */
export function action(id: string, words: string, price: string, press: () => void): TemplateResult {
  return html`<button type="button" class="tool primary" id=${id} aria-describedby="${id}-cost" @click=${press}>
      <span>${words}</span></button
    ><span class="quiet" id="${id}-cost">${price}</span>`;
}
