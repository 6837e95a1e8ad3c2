import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../references.js';
import { action, block, legend, seldom, type Hands } from './card-body.js';
import { ListedRows } from './listed-rows.js';
import { ON_CARDS, symbol } from './symbols.js';
import type { Card, Group } from './types.js';

export type CardPress = CustomEvent<{ readonly id: string; readonly shown: number }>;
export type CardPoint = CustomEvent<{ readonly row: string }>;

/**
 * Draws a card, and nothing while there is none. Beside a board it is a section that can be folded and closed; a card without
 * an id is the words alone. Without a shadow tree: style sheets and what lights up on the board are the page's.
 *
 * Events: `card-press` names a button or the row whose button it is, `card-point` the row that is to be lit, empty for none,
 * and `card-close` asks for the end.
 */
export class HelpCard extends LitElement implements Hands {
  static override properties = {
    card: { attribute: false },
    cardJson: { attribute: false },
    shown: { attribute: false },
    folds: { attribute: false },
    beside: { attribute: false },
    below: { attribute: false },
    belowName: { attribute: false },
    isOpen: { state: true },
    isFolded: { state: true },
  };

  declare card: Card | undefined;
  /** The same as text, which takes a server less room; empty for none. */
  declare cardJson: string;
  /** Tells a card from one with the same words before; a press names it. */
  declare shown: number;
  /** Whether the card is folded when another cell is chosen: on a phone it covers the keypad. */
  declare folds: boolean;
  /** Is beside the buttons of the card: an element of the server's, or a template. */
  declare beside: unknown;
  /** An element of the server's below the buttons, behind a button of that name. */
  declare below: Element | undefined;
  declare belowName: string;
  declare isOpen: boolean;
  declare isFolded: boolean;
  #cell: number | null | undefined;
  #hadFocus = false;
  readonly rows = new ListedRows((row) => this.#tell('card-point', { row }));

  constructor() {
    super();
    this.card = this.beside = this.below = undefined;
    this.cardJson = this.belowName = '';
    this.shown = 0;
    this.folds = this.isFolded = this.isOpen = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('board-select', this.#select, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('board-select', this.#select, { capture: true });
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cardJson') && this.cardJson !== (changed.get('cardJson') ?? '')) {
      this.card = this.cardJson === '' ? undefined : (JSON.parse(this.cardJson) as Card);
    }
    if (changed.has('card') || changed.has('cardJson') || changed.has('shown')) {
      this.isFolded = false;
      this.isOpen &&= this.card !== undefined;
      this.rows.reset();
    }
    this.#hadFocus = this.contains(document.activeElement);
  }

  /** A button that was pressed may be gone, also with the card, and below that of a finished game it may be out of sight. */
  protected override updated(changed: PropertyValues<this>): void {
    if (this.#hadFocus && !this.contains(document.activeElement)) {
      (this.querySelector<HTMLElement>('.row button, .close') ?? document.getElementById('board'))?.focus({ preventScroll: true });
    }
    if (changed.has('card') && this.card?.look === 'difficulty') {
      this.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { card } = this;
    if (!card) {
      return nothing;
    }
    // another card begins at its top, however far this one was scrolled
    return card.id === '' ? this.#words(card) : html`${keyed(card.id, this.#framed(card))}`;
  }

  #words({ eyebrow, title, body, legend: signs }: Card): TemplateResult {
    return html`${eyebrow === '' ? nothing : html`<span class="eyebrow">${eyebrow}</span>`}${title === ''
      ? nothing
      : html`<h3>${title}</h3>`}${body.map((part) => block(part, this))}${signs.length === 0 ? nothing : legend(signs)}`;
  }

  #framed({ id, look, fold, close, eyebrow, title, body, told, stages, actions, legend: signs, links }: Card): TemplateResult {
    return html`<section
      class="card talk ${look} ${this.isFolded ? 'folded' : ''}"
      id=${id}
      aria-labelledby="${id}-title"
    >
      <div class="eyebrow">${eyebrow}</div>
      <h2 id="${id}-title">${title}</h2>
      <div>${body.map((part) => block(part, this))}</div>
      ${stages === 0
        ? nothing
        : html`<ul class="stages" aria-hidden="true">
            ${Array.from({ length: stages }, (_, i) => html`<li class=${i < told ? 'on' : ''}></li>`)}
          </ul>`}
      ${actions.length === 0 && !this.beside ? nothing : html`<div class="row">${actions.map((each) => action(each, this))}${this.beside ?? nothing}</div>`}
      ${this.below ? this.#unfolding(id, this.below) : nothing}
      ${signs.length === 0 ? nothing : html`<div>${legend(signs)}</div>`}
      ${links.length === 0 ? nothing : html`<div class="links">${links.map((each) => seldom(each, this))}</div>`}
      ${fold === '' ? nothing : this.#icon('down', fold, () => (this.isFolded = !this.isFolded))}
      ${close === '' ? nothing : this.#icon('close', close, () => this.#tell('card-close', { shown: this.shown }))}
    </section>`;
  }

  #unfolding(id: string, below: Element): TemplateResult {
    return html`<button
        type="button"
        class="tool card-more"
        id="${id}-more"
        aria-expanded=${this.isOpen}
        aria-controls="${id}-below"
        @click=${() => void this.#unfold(`${id}-below`)}
      >
        ${symbol(ON_CARDS.down)}<span>${this.belowName}</span>
      </button>
      <div id="${id}-below" ?hidden=${!this.isOpen}>${below}</div>`;
  }

  /** On a phone it would open below the edge of the screen. */
  async #unfold(id: string): Promise<void> {
    this.isOpen = !this.isOpen;
    await this.updateComplete;
    if (this.isOpen) {
      this.renderRoot.querySelector(`#${id}`)?.scrollIntoView({ block: 'nearest' });
    }
  }

  #icon(name: 'down' | 'close', words: string, press: () => void): TemplateResult {
    return html`<button
      type="button"
      class="icon icon-button ${name === 'down' ? 'fold' : 'close'}"
      title=${words}
      aria-label=${words}
      @click=${press}
    >
      ${symbol(ON_CARDS[name])}
    </button>`;
  }

  /** For whoever opens it by a key: the way out of it. */
  override focus(): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.close')?.focus());
  }

  press(id: string): void {
    this.#tell('card-press', { id, shown: this.shown });
  }

  hold(row: string): void {
    this.rows.press(row);
    this.requestUpdate();
  }

  more(group: Group, list: Element): void {
    const listed = this.rows.cut(group)?.rows ?? 0;
    this.rows.more(group);
    this.requestUpdate();
    void this.updateComplete.then(() => list.querySelectorAll<HTMLElement>('.step-change')[listed]?.focus());
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  readonly #select = (event: Event): void => {
    const { cell } = (event as CustomEvent<{ cell: number | null }>).detail;
    // a list stays to be compared with the board
    if (this.folds && cell !== this.#cell && !this.card?.body.some((part) => 'groups' in part)) {
      this.isFolded = true;
    }
    this.#cell = cell;
  };
}

customElements.define('help-card', HelpCard);

declare global {
  interface HTMLElementTagNameMap {
    'help-card': HelpCard;
  }
}
