import '../board/index.js';
import '../play/card/help-card.js';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { NO_PREFERENCES, type Highlights, type Picture, type PositionCell } from '../board/puzzle/types.js';
import type { Texts } from '../board/text/message.js';
import type { Card } from '../play/card/types.js';

/** The page of a technique with all its words, as org.crosscage.learn.ui.TechniquePage has it. */
export interface TechniquePage {
  /** The form of these values: browsers keep them, and know one form. */
  readonly form: number;
  readonly id: string;
  /** The one of the kinds whose example is shown. */
  readonly kind: string;
  readonly name: string;
  /** The name of the page with all techniques. */
  readonly catalogue: string;
  readonly tier: string;
  /** Its other names, in a sentence; may be empty. */
  readonly also: string;
  /** In a sentence; absent where an earlier version has kept the page. */
  readonly line?: string;
  readonly what: string;
  readonly exampleTitle: string;
  readonly kindLabel: string;
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly isMissing?: boolean }[];
  /** In the place of an example while one is looked for; else empty. */
  readonly searching: string;
  /** Why there is no example; null where there is one, or may be. */
  readonly noExample: Note | null;
  readonly example: Example | null;
  readonly trap: Note;
  readonly neighboursLabel: string;
  readonly neighbours: readonly { readonly id: string; readonly name: string; readonly side: 'previous' | 'next'; readonly note: string; readonly isMissing?: boolean }[];
}

interface Note {
  readonly title: string;
  readonly text: string;
}

interface Example {
  readonly picture: Picture;
  /** The positions of the last moment, and of those before. */
  readonly before: readonly PositionCell[];
  readonly after: readonly PositionCell[];
  readonly moments: readonly { readonly eyebrow: string; readonly highlights: Highlights | null; readonly card: Card }[];
  readonly back: string;
  readonly next: string;
  readonly again: string;
}

export type TechniqueKind = CustomEvent<{ readonly kind: string }>;

/** As `Preferences.DEFAULTS` of the server has them, without hints: nothing is played there. */
const PREFERENCES = { ...NO_PREFERENCES, conflicts: true, peers: true, same: true, letterKeys: true };

/**
 * Draws the page of a technique and tells its example moment by moment. Without a shadow tree: style sheets and what lights up
 * on the board are the page's.
 *
 * Events: `technique-kind` names the kind that the player chooses, `technique-drawn` says that the page is there with its example.
 */
export class TechniquePageElement extends LitElement {
  static override properties = {
    texts: { attribute: false },
    page: { attribute: false },
    pageJson: { attribute: false },
    standing: { attribute: false },
    practice: { attribute: false },
    chosen: { state: true },
    moment: { state: true },
  };

  /** Words of the board. */
  declare texts: Texts;
  declare page: TechniquePage | undefined;
  /** The same as text, which takes a server less room. */
  declare pageJson: string;
  /** Only a server has these: the player's standing and the ways to practise. */
  declare standing: Element | undefined;
  declare practice: Element | undefined;
  /** The kind that is asked for and has not come yet. */
  declare chosen: string | undefined;
  declare moment: number;

  constructor() {
    super();
    this.texts = {};
    this.page = this.standing = this.practice = this.chosen = undefined;
    this.pageJson = '';
    this.moment = 0;
  }

  /** Whether there is a page with its example, or it is known that there is none. */
  get isWhole(): boolean {
    return this.page?.searching === '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('pageJson') && this.pageJson !== '') {
      this.page = JSON.parse(this.pageJson) as TechniquePage;
    }
    if (changed.has('page')) {
      this.moment = 0;
      this.chosen = undefined;
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('page') && this.isWhole) {
      this.dispatchEvent(new Event('technique-drawn', { bubbles: true }));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { page } = this;
    if (page === undefined) {
      return nothing;
    }
    const { name, catalogue, tier, also, what, exampleTitle, searching, noExample, example, trap, neighboursLabel, neighbours } = page;
    return html`<header>
        <div class="eyebrow"><a href="learn" router-link>${catalogue}</a><span>${tier}</span></div>
        <h1>${name}</h1>
        ${also === '' ? nothing : html`<p class="quiet">${also}</p>`}${this.standing ?? nothing}
      </header>
      <p class="technique-what">${what}</p>
      <div class="example-title"><h2>${exampleTitle}</h2>${this.#kinds(page)}</div>
      <div class="technique-shown">
        ${example ? keyed(example, this.#example(example)) : nothing}${searching ? html`<section class="card patient"><p>${searching}</p></section>` : nothing}${noExample ? html`<section class="card"><h2>${noExample.title}</h2><p>${noExample.text}</p></section>` : nothing}${this.practice ?? nothing}
      </div>
      <section class="trap"><h2>${trap.title}</h2><p>${trap.text}</p></section>
      <nav class="neighbours" aria-label=${neighboursLabel}>
        ${neighbours.map(
          (each) =>
            html`<a class="tile ${each.side}" href=${each.isMissing ? nothing : `learn/${each.id}`} router-link
              ><span class="tile-note">${each.note}</span><span class="tile-name">${each.name}</span></a
            >`,
        )}
      </nav>`;
  }

  #kinds({ kind, kinds, kindLabel }: TechniquePage): TemplateResult | typeof nothing {
    const choose = (id: string): void => {
      this.chosen = id;
      this.dispatchEvent(new CustomEvent('technique-kind', { detail: { kind: id } }) satisfies TechniqueKind);
    };
    return kinds.length < 2
      ? nothing
      : html`<fieldset class="chips choice">
          <legend>${kindLabel}</legend>
          ${kinds.map(
            ({ id, name, isMissing = false }) =>
              html`<label
                ><input type="radio" name="kind" ?disabled=${isMissing} .checked=${live(id === (this.chosen ?? kind))} @change=${() => choose(id)} /><span
                  >${name}</span
                ></label
              >`,
          )}
        </fieldset>`;
  }

  #example({ picture, before, after, moments, back, next, again }: Example): TemplateResult {
    const { moment } = this;
    const { eyebrow, highlights, card } = moments[moment]!;
    const isLast = moment === moments.length - 1;
    const button = (look: string, words: string, to: number): TemplateResult =>
      html`<button type="button" class=${look} @click=${() => (this.moment = to)}>${words}</button>`;
    // the stages say in a picture what the eyebrow says; what stays from one moment to the next is part of what is told
    return html`<div class="example">
      <div class="example-board">
        <puzzle-board
          id="board"
          readonly
          .texts=${this.texts}
          .preferences=${PREFERENCES}
          .picture=${picture}
          .position=${isLast ? after : before}
          .highlights=${highlights}
        ></puzzle-board>
      </div>
      <section class="card example-card">
        <div class="example-head">
          <div class="eyebrow">${eyebrow}</div>
          <div>
            ${moment === 0 ? nothing : button('tool', back, moment - 1)}${button('tool primary', isLast ? again : next, isLast ? 0 : moment + 1)}
          </div>
        </div>
        <ul class="stages" aria-hidden="true">
          ${moments.map((_, i) => html`<li class=${i <= moment ? 'on' : ''}></li>`)}
        </ul>
        <div class="example-text" aria-live="polite" aria-atomic="true"><help-card .card=${card}></help-card></div>
      </section>
    </div>`;
  }
}

customElements.define('technique-page', TechniquePageElement);
