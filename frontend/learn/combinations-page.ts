import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { message, type Texts, type Values } from '../board/text/message.js';

/** Parts of a combination stand closer to each other than two combinations do. */
const THIN = '\u2009';
/** Numbers of two figures would not be told apart by that. */
const EN = '\u2002';

/** The choices and tables of combinations, as org.crosscage.learn.CombinationsPage has them. A query leads to other ones. */
export interface CombinationsPage {
  readonly query: string;
  /** The target that is wanted; empty for all. */
  readonly clue: string;
  /** The query without a clue. */
  readonly anyClue: string;
  readonly reset: string;
  readonly choices: readonly Choice[];
  readonly digits: readonly { readonly digit: number; readonly state: 'free' | 'in' | 'out'; readonly query: string }[];
  /** How many there are of each in all tables, and how many clues have only one combination. */
  readonly combinations: number;
  readonly clues: number;
  readonly only: number;
  readonly tables: readonly Table[];
}

interface Choice {
  readonly id: 'kind' | 'operation' | 'cells' | 'grid' | 'shape';
  readonly options: readonly { readonly value: string; readonly query: string; readonly chosen: boolean }[];
}

interface Table {
  readonly cells: number;
  readonly isWhole: boolean;
  readonly rows: readonly Row[];
}

interface Row {
  readonly clue: string;
  /** The first ones of so many; a query leads to all. */
  readonly combinations: readonly string[];
  readonly count: number;
  readonly query: string;
  readonly only: boolean;
}

export type CombinationsAsk = CustomEvent<{ readonly query: string }>;

/** Draws the page of combinations. Event `combinations-ask` has the query of another one. */
export class CombinationsPageElement extends LitElement {
  static override properties = { texts: { attribute: false }, page: { attribute: false }, pageJson: { attribute: false } };

  /** By whole keys. */
  declare texts: Texts;
  declare page: CombinationsPage | undefined;
  /** The same as text. */
  declare pageJson: string;

  constructor() {
    super();
    this.texts = {};
    this.page = undefined;
    this.pageJson = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    const page = this.#page;
    return page === undefined ? nothing : html`${this.#controls(page)} ${this.#found(page)}`;
  }

  protected override updated(): void {
    const input = this.querySelector('input[type=search]');
    if (input instanceof HTMLInputElement && input !== document.activeElement) {
      input.value = this.#page!.clue; // an answer must not take away what is typed meanwhile
    }
  }

  get #page(): CombinationsPage | undefined {
    return this.page ?? (this.pageJson === '' ? undefined : (JSON.parse(this.pageJson) as CombinationsPage));
  }

  #say(key: string, values: Values = {}): string {
    return message(this.texts, key, values);
  }

  #ask(query: string): void {
    this.dispatchEvent(new CustomEvent('combinations-ask', { detail: { query } }) satisfies CombinationsAsk);
  }

  #controls(page: CombinationsPage): TemplateResult {
    const wanted = ({ target }: Event): void => {
      const input = target as HTMLInputElement;
      const clue = input.value.replace(/\D/g, '');
      input.value = clue;
      this.#ask(clue === '' ? page.anyClue : `${page.anyClue}&clue=${clue}`);
    };
    const digits = this.#say('learn.combos.digits');
    return html`<section class="card combos-controls">
      <div class="combos-choices">${repeat(page.choices, ({ id }) => id, (choice) => this.#choice(choice))}</div>
      <div class="combos-narrow">
        <label class="combos-clue">
          <span class="filter-label">${this.#say('learn.combos.target')}</span>
          <input type="search" inputmode="numeric" maxlength="9" placeholder=${this.#say('learn.combos.target.hint')} @input=${wanted} />
        </label>
        <div class="digit-filter" role="group" aria-label=${digits}>
          <span class="filter-label">${digits}</span>
          <div class="digit-buttons">
            ${page.digits.map(({ digit, state, query }) => {
              const label = this.#say(`learn.combos.digit.${state}`, { digit });
              return html`<button type="button" class="digit-button ${state}" aria-label=${label} @click=${() => this.#ask(query)}>${digit}</button>`;
            })}
          </div>
          <span class="quiet">${this.#say('learn.combos.digits.hint')}</span>
        </div>
      </div>
      <div class="row combos-actions">
        <button type="button" class="tool" @click=${() => this.#ask(page.reset)}>${this.#say('learn.combos.reset')}</button>
        <button type="button" class="tool" @click=${() => window.print()}>${this.#say('learn.combos.print')}</button>
      </div>
    </section>`;
  }

  #choice({ id, options }: Choice): TemplateResult {
    return html`<fieldset class="chips choice">
      <legend>${this.#say(id === 'kind' ? 'learn.combos.game' : `learn.combos.${id}`)}</legend>
      ${options.map(
        ({ value, query, chosen }) =>
          html`<label
            ><input type="radio" name=${id} .checked=${live(chosen)} @change=${() => this.#ask(query)} /><span>${this.#option(id, value)}</span></label
          >`,
      )}
    </fieldset>`;
  }

  #option(id: Choice['id'], value: string): string {
    switch (id) {
      case 'kind':
        return this.#say(`shell.kind.${value}`);
      case 'shape':
        return this.#say(`learn.combos.shape.${value}`);
      case 'grid':
        return this.#say('library.size', { rows: value, columns: value });
      default:
        return value === 'all' ? this.#say('learn.combos.cells.all') : value;
    }
  }

  #found({ combinations, clues, only, digits, tables }: CombinationsPage): TemplateResult {
    const count = this.#say('learn.combos.count', { count: combinations, clues });
    const gap = digits.length > 9 ? EN : THIN;
    return html`<p class="combos-count" role="status">
        ${clues === 0 ? this.#say('learn.combos.count.none') : `${count} ${this.#say('learn.combos.count.only', { only })}`}
      </p>
      <div class="combos-tables">
        ${tables.map(
          ({ cells, isWhole, rows }) =>
            html`<section class="combos-section">
              <h2 id="cells-${cells}">${this.#say('learn.combos.section', { cells })}</h2>
              ${isWhole ? nothing : html`<p class="quiet">${this.#say('learn.combos.first', { shown: rows.length })}</p>`}
              <table class="combos-table" aria-labelledby="cells-${cells}">
                <thead class="visually-hidden">
                  <tr>
                    <th scope="col">${this.#say('learn.combos.column.clue')}</th>
                    <th scope="col">${this.#say('learn.combos.column.ways')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map((row) => this.#row(row, gap))}
                </tbody>
              </table>
            </section>`,
        )}
      </div>`;
  }

  #row({ clue, combinations, count, query, only }: Row, gap: string): TemplateResult {
    const hidden = count - combinations.length;
    return html`<tr class=${only ? 'only' : nothing}>
      <th scope="row">${clue}</th>
      <td>
        ${combinations.map((each) => html`<span class="way">${each.replaceAll(' ', gap)}</span> `)}
        ${only ? html`<span class="only-way">${this.#say('learn.combos.only')}</span>` : nothing}
        ${hidden === 0
          ? nothing
          : html`<button type="button" class="more" aria-label=${this.#say('learn.combos.more.label', { count, clue })} @click=${() => this.#ask(query)}>
              ${this.#say('learn.combos.more', { count: hidden })}
            </button>`}
      </td>
    </tr>`;
  }
}

customElements.define('combinations-page', CombinationsPageElement);
