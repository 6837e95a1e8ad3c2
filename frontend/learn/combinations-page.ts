import { html, LitElement, nothing, type TemplateResult } from 'lit';

/** The choices and tables of combinations, as org.crosscage.learn.CombinationsPage has them. A query leads to other ones. */
export interface CombinationsPage {
  readonly query: string;
  /** The target that is wanted; empty for all. */
  readonly clue: string;
  /** The query without a clue. */
  readonly anyClue: string;
  readonly reset: string;
  readonly choices: readonly Choice[];
  readonly digits: readonly { readonly digit: number; readonly state: 'free' | 'in' | 'out'; readonly label: string; readonly query: string }[];
  readonly count: string;
  readonly tables: readonly Table[];
  readonly words: Readonly<Record<'clue' | 'anyClue' | 'digits' | 'digitsHint' | 'reset' | 'print' | 'clues' | 'combinations' | 'only', string>>;
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly query: string; readonly chosen: boolean }[];
}

interface Table {
  readonly cells: number;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Row[];
}

interface Row {
  readonly clue: string;
  readonly combinations: readonly string[];
  readonly only: boolean;
  /** Where not all combinations are shown. */
  readonly more?: { readonly words: string; readonly label: string; readonly query: string };
}

export type CombinationsAsk = CustomEvent<{ readonly query: string }>;

/** Draws the page of combinations. Event `combinations-ask` has the query of another one. */
export class CombinationsPageElement extends LitElement {
  static override properties = { page: { attribute: false }, pageJson: { attribute: false } };

  declare page: CombinationsPage | undefined;
  /** The same as text. */
  declare pageJson: string;

  constructor() {
    super();
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

  #ask(query: string): void {
    this.dispatchEvent(new CustomEvent('combinations-ask', { detail: { query } }) satisfies CombinationsAsk);
  }

  #controls(page: CombinationsPage): TemplateResult {
    const { words } = page;
    const wanted = ({ target }: Event): void => {
      const clue = (target as HTMLInputElement).value.trim();
      this.#ask(clue === '' ? page.anyClue : `${page.anyClue}&clue=${encodeURIComponent(clue)}`);
    };
    return html`<section class="card combos-controls">
      <div class="combos-choices">${page.choices.map((choice) => this.#choice(choice))}</div>
      <div class="combos-narrow">
        <label class="combos-clue">
          <span class="filter-label">${words.clue}</span>
          <input type="search" inputmode="numeric" maxlength="9" placeholder=${words.anyClue} @input=${wanted} />
        </label>
        <div class="digit-filter" role="group" aria-label=${words.digits}>
          <span class="filter-label">${words.digits}</span>
          <div class="digit-buttons">
            ${page.digits.map(
              ({ digit, state, label, query }) =>
                html`<button type="button" class="digit-button ${state}" aria-label=${label} @click=${() => this.#ask(query)}>${digit}</button>`,
            )}
          </div>
          <span class="quiet">${words.digitsHint}</span>
        </div>
      </div>
      <div class="row combos-actions">
        <button type="button" class="tool" @click=${() => this.#ask(page.reset)}>${words.reset}</button>
        <button type="button" class="tool" @click=${() => window.print()}>${words.print}</button>
      </div>
    </section>`;
  }

  #choice({ id, label, options }: Choice): TemplateResult {
    return html`<fieldset class="chips choice">
      <legend>${label}</legend>
      ${options.map(
        (option) =>
          html`<label
            ><input type="radio" name=${id} .checked=${option.chosen} @change=${() => this.#ask(option.query)} /><span>${option.label}</span></label
          >`,
      )}
    </fieldset>`;
  }

  #found({ count, tables, words }: CombinationsPage): TemplateResult {
    return html`<p class="combos-count" role="status">${count}</p>
      <div class="combos-tables">
        ${tables.map(
          ({ cells, title, note, rows }) =>
            html`<section class="combos-section">
              <h2 id="cells-${cells}">${title}</h2>
              ${note === '' ? nothing : html`<p class="quiet">${note}</p>`}
              <table class="combos-table" aria-labelledby="cells-${cells}">
                <thead class="visually-hidden">
                  <tr>
                    <th scope="col">${words.clues}</th>
                    <th scope="col">${words.combinations}</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map((row) => this.#row(row, words.only))}
                </tbody>
              </table>
            </section>`,
        )}
      </div>`;
  }

  #row({ clue, combinations, only, more }: Row, words: string): TemplateResult {
    return html`<tr class=${only ? 'only' : nothing}>
      <th scope="row">${clue}</th>
      <td>
        ${combinations.map((each) => html`<span class="way">${each}</span> `)}
        ${only ? html`<span class="only-way">${words}</span>` : nothing}
        ${more === undefined
          ? nothing
          : html`<button type="button" class="more" aria-label=${more.label} @click=${() => this.#ask(more.query)}>${more.words}</button>`}
      </td>
    </tr>`;
  }
}

customElements.define('combinations-page', CombinationsPageElement);
