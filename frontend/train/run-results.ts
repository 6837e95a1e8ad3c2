import './run-dots.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { ON_CARDS, symbol } from '../play/card/symbols.js';

/** The results of a run with all their words, as org.crosscage.train.ui.RunResults has them. */
export interface RunResults {
  readonly topic: string;
  readonly title: string;
  /** How many were found, and how many of them with help; or that there are no answers. */
  readonly summary: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** On what was not found; may be empty. */
  readonly note: string;
  /** The title of the list of answers. */
  readonly positions: string;
  readonly answers: readonly RunAnswer[];
}

/** How a step was found, as org.crosscage.train.progress.AnswerResult has it. */
export type Outcome = 'alone' | 'helped' | 'shown';

interface RunAnswer {
  readonly technique: string;
  /** The technique's page; empty where it cannot be opened. */
  readonly address: string;
  readonly kind: string;
  readonly word: string;
  readonly outcome: Outcome;
  readonly time: string;
  /** The name of the button that asks the position once more; empty for none. */
  readonly again: string;
}

export type RunOnce = CustomEvent<{ readonly place: number }>;

/**
 * Draws the results of a run, with and without a server. It takes the place of the last position, whose focus is gone with it.
 * Without a shadow tree: style sheets are the page's.
 *
 * Event: `run-once` names the position that the player wants once more, by its place from 1.
 */
export class RunResultsElement extends LitElement {
  static override properties = { results: { attribute: false }, resultsJson: { attribute: false }, ways: { attribute: false } };

  declare results: RunResults | undefined;
  /** The same as text, which takes a server less room. */
  declare resultsJson: string | undefined;
  /** The ways on. */
  declare ways: Element | TemplateResult | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    if (document.activeElement === document.body) {
      this.querySelector('h1')?.focus();
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const results = this.results ?? (JSON.parse(this.resultsJson ?? 'null') as RunResults | null);
    if (!results) {
      return nothing;
    }
    const { topic, title, summary, facts, note, positions, answers } = results;
    const counted = html`<h2>${summary}</h2>
      <run-dots role="img" aria-label=${summary} .answers=${answers.map(({ outcome }) => outcome)}></run-dots>
      <dl class="facts">${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      ${note === '' ? nothing : html`<p>${note}</p>`}`;
    return html`<div class="eyebrow">${topic}</div>
      <h1 tabindex="-1">${title}</h1>
      <section class="card">${answers.length === 0 ? html`<p>${summary}</p>` : counted}${this.ways}</section>
      ${answers.length === 0
        ? nothing
        : html`<section>
            <h2>${positions}</h2>
            <ol class="run-positions">${answers.map((each, i) => this.#answer(each, i + 1))}</ol>
          </section>`}`;
  }

  #answer({ technique, address, kind, word, outcome, time, again }: RunAnswer, place: number): TemplateResult {
    const once = (): boolean => this.dispatchEvent(new CustomEvent('run-once', { detail: { place } }) satisfies RunOnce);
    return html`<li>
      <span class="run-technique">${address === '' ? technique : html`<a href=${address} router-link>${technique}</a>`}</span>
      <span class="quiet">${kind}</span>
      <span class="run-word ${outcome}">${word}</span>
      <span class="quiet">${time}</span>
      ${again === ''
        ? nothing
        : html`<button type="button" class="icon-button" title=${again} aria-label=${again} @click=${once}>${symbol(ON_CARDS.again)}</button>`}
    </li>`;
  }
}

customElements.define('run-results', RunResultsElement);
