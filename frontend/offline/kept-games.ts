import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/text/message.js';
import { isFinished, type KeptGame } from './kept-game.js';
import * as store from './store.js';

/** Lists what this browser keeps, beside the page where puzzles are chosen for it. Of no use without `texts`. */
export class KeptGames extends LitElement {
  static override properties = {
    texts: { attribute: false },
    games: { state: true },
  };

  declare texts: Texts;
  declare games: readonly KeptGame[];

  constructor() {
    super();
    this.texts = {};
    this.games = [];
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('taken', this.#look);
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('taken', this.#look);
  }

  readonly #look = (): void => {
    void store.games().then(
      (games) => (this.games = games.filter((game) => !isFinished(game))),
      () => (this.games = []),
    );
  };

  protected override render(): TemplateResult | typeof nothing {
    const groups = new Map<string, number>();
    for (const { groupName } of this.games) {
      const name = groupName === '' ? message(this.texts, 'running') : groupName;
      groups.set(name, (groups.get(name) ?? 0) + 1);
    }
    return html`<section>
      <h2 class="section-title">${message(this.texts, 'title')}</h2>
      ${groups.size === 0
        ? html`<p class="quiet">${message(this.texts, 'none')}</p>`
        : html`<ul class="kept-groups">
            ${[...groups].map(
              ([name, count]) => html`<li><span>${name}</span><span class="quiet">${message(this.texts, 'count', { count })}</span></li>`,
            )}
          </ul>`}
    </section>`;
  }
}

customElements.define('kept-games', KeptGames);
