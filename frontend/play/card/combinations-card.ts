import { html, LitElement, nothing, render, type PropertyValues, type TemplateResult } from 'lit';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import { LongPress } from '../../board/input/long-press.js';
import { about, close, leftOf, pieces, spoken, Struck, type ClueGroup, type Combinations } from './combinations.js';
import { ON_CARDS, symbol } from './symbols.js';

/**
 * The combinations that still fit the clues of the selection, and the same in one line for a phone, in a button elsewhere on
 * the page. What a player strikes out is drawn without a server.
 */
export class CombinationsCard extends LitElement {
  static override properties = {
    values: { type: Object },
    game: { attribute: false },
    open: { attribute: false },
  };

  /** A server sends them as the text of the attribute. */
  declare values: Combinations | null;
  /** The name of the game in the browser's storage; empty for one that is not kept. */
  declare game: string;
  /** Whether a phone shows the card. */
  declare open: boolean;
  #struck: Struck | undefined;
  readonly #press = new LongPress();
  /** Whether the press that is on its way was a long one. */
  #isHeld = false;

  constructor() {
    super();
    this.values = null;
    this.game = '';
    this.open = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Says what fits now, as one sentence. */
  say(): void {
    this.#find<PuzzleBoard>('puzzle-board')?.announce(this.#spoken);
  }

  protected override willUpdate(): void {
    this.open &&= this.#groups.length > 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { values } = this;
    return !values || values.groups.length === 0
      ? nothing
      : html`<section
          class="card combos-card ${this.open ? 'open' : ''}"
          id="combinations"
          aria-label=${values.title}
          data-away=${values.away}
        >
          <div class="eyebrow"><span>${values.title}</span></div>
          <div class="combos-groups">${values.groups.map((group) => this.#group(group, values))}</div>
          ${values.groups.some(({ combinations }) => combinations.length > 0) ? how(values) : nothing}
          <button
            type="button"
            class="icon icon-button close"
            title=${values.close}
            aria-label=${values.close}
            @click=${() => (this.open = false)}
          >
            ${symbol(ON_CARDS.close)}
          </button>
        </section>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.get('open') !== undefined) {
      this.dispatchEvent(new Event('open-changed'));
    }
    const line = this.#find('.combo-line');
    if (line) {
      line.addEventListener('click', this.#openOrClose);
      line.setAttribute('aria-label', this.#spoken);
      line.dataset['away'] = this.values?.awayShort ?? '';
      render(this.#groups.map((group) => this.#brief(group)), line);
    }
  }

  get #groups(): readonly ClueGroup[] {
    return this.values?.groups ?? [];
  }

  get #spoken(): string {
    return this.#groups.length === 0 ? '' : spoken(this.#groups, this.#out);
  }

  /** The game may be called otherwise later on, when what is struck out stays. */
  get #out(): Struck {
    return (this.#struck ??= new Struck(this.game));
  }

  #find<E extends HTMLElement>(selector: string): E | null | undefined {
    return this.closest('.play')?.querySelector<E>(selector);
  }

  readonly #openOrClose = (): void => {
    this.open = !this.open;
  };

  #group(group: ClueGroup, values: Combinations): TemplateResult {
    const { heading, left, combinations, none, facts, link } = group;
    return html`<div class="combos-group">
      <div class="row"><h2>${heading}</h2><span class="space"></span><span class="quiet">${left}</span></div>
      ${combinations.length === 0
        ? html`<p>${none}</p>`
        : html`<div class="combos" style="--longest:${Math.max(...combinations.map(({ length }) => length))}">
            ${combinations.map((name) => this.#combination(name, group, values))}
          </div>`}
      ${facts === '' ? nothing : html`<p class="combos-facts">${facts}</p>`}
      ${link === null
        ? nothing
        : html`<a class="new-tab" href=${link.address} target="_blank"
            ><span>${link.words}</span><span class="visually-hidden">${link.newTab}</span></a
          >`}
    </div>`;
  }

  #combination(name: string, { clue, placed }: ClueGroup, { lit, note, unstrike, out }: Combinations): TemplateResult {
    const isOut = this.#out.has(clue, name);
    const strike = (): void => this.#strike(clue, name);
    return html`<button
      type="button"
      class="combo ${isOut ? 'struck' : ''} ${lit.includes(name) ? 'on' : ''}"
      aria-label=${isOut ? about(out, name) : nothing}
      title=${about(isOut ? unstrike : note, name)}
      @pointerdown=${({ timeStamp, button }: PointerEvent) => this.#down(button, timeStamp, strike)}
      @pointerup=${({ timeStamp }: PointerEvent) => this.#press.up(timeStamp)}
      @pointerleave=${() => this.#press.cancel()}
      @pointercancel=${() => this.#press.cancel()}
      @contextmenu=${(event: Event) => this.#menu(event, strike)}
      @keydown=${(event: KeyboardEvent) => this.#key(event, strike)}
      @click=${() => this.#pressed(clue, name, leftOf(name, placed))}
      >${pieces(name, placed).map((piece, i) => (i % 2 === 0 ? piece : html`<i>${piece}</i>`))}</button
    >`;
  }

  #down(button: number, timeStamp: number, strike: () => void): void {
    this.#isHeld = false;
    if (button === 0) {
      this.#press.down(timeStamp, strike);
    }
  }

  /** Strikes a combination out, or puts it back. */
  #strike(clue: number, name: string): void {
    this.#isHeld = true;
    this.#out.toggle(clue, name);
    this.requestUpdate();
  }

  /** A mouse's other button, a menu key, and on some phones the finger that rests, of which the press has heard then. */
  #menu(event: Event, strike: () => void): void {
    event.preventDefault();
    this.#press.cancel();
    if (!this.#isHeld) {
      strike();
    }
  }

  #key(event: KeyboardEvent, strike: () => void): void {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      strike();
    }
    this.#isHeld = false;
  }

  /** A combination that is struck out comes back, any other is noted; the end of a long press does neither. */
  #pressed(clue: number, name: string, left: readonly number[]): void {
    if (!this.#isHeld && this.#out.has(clue, name)) {
      this.#strike(clue, name);
    } else if (!this.#isHeld) {
      this.#find<PuzzleBoard>('puzzle-board')?.note(clue, left);
    }
    this.#isHeld = false;
  }

  /** The start of what fits: the clue's sign, then each combination. */
  #brief(group: ClueGroup): TemplateResult {
    const left = close(group, this.#out);
    return html`<span class="brief"
      ><b>${group.sign}</b>${left.length === 0 ? ` ${group.noneLeft}` : left.map((name) => html` <i>${name}</i>`)}</span
    >`;
  }
}

/** The style sheet shows the one for how the screen is touched. */
function how(values: Combinations): TemplateResult {
  return html`<p class="combos-facts for-keys">${values.how}</p>
    <p class="combos-facts for-touch">${values.howByTouch}</p>`;
}

customElements.define('combinations-card', CombinationsCard);
