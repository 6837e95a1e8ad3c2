import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/text/message.js';
import { grouped } from './device/order.js';
import { isFinished, isUntouched, type KeptGame } from './device/kept-game.js';
import * as store from './device/store.js';
import { size } from './device/texts.js';

/** What was taken along together. */
interface Group {
  readonly id: string;
  readonly name: string;
  readonly games: readonly KeptGame[];
}

/**
 * Lists what this browser keeps, beside the page where puzzles are chosen for it. Of no use without `texts`. Event `remove`:
 * somebody wants the room back that the untouched puzzles of a group take; `removed`: what became of that, for the page too.
 */
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

  /** Removes the puzzles of a group of which nothing would be lost. */
  async removeGroup(group: string): Promise<void> {
    let count = 0;
    try {
      await store.changeAll((all) => {
        const left = all.filter((game) => !(game.group === group && isUntouched(game)));
        count = all.length - left.length;
        return left;
      });
      this.#tell('removed', { count });
    } catch {
      this.#tell('removed', {});
    }
    this.#look();
  }

  #ask({ id, name, games }: Group): void {
    const untouched = games.filter(isUntouched);
    this.#tell('remove', { group: id, name, count: untouched.length, bytes: JSON.stringify(untouched).length });
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** Those that are played first, then what was taken along: for days, day by day, and anything else. */
  #groups(): Group[] {
    const [running, taken] = [this.games.filter(({ group }) => group === ''), this.games.filter(({ group }) => group !== '')];
    const groups = [...grouped(running, () => ''), ...grouped(taken, ({ group }) => group)];
    return groups.map(([id, games]) => ({ id, name: games[0]!.groupName, games }));
  }

  protected override render(): TemplateResult {
    const groups = this.#groups();
    return html`<section>
      <h2 class="section-title">${message(this.texts, 'title')}</h2>
      ${groups.length === 0
        ? html`<p class="quiet">${message(this.texts, 'none')}</p>`
        : html`<ul class="kept-groups">
            ${groups.map((group) => this.#row(group))}
          </ul>`}
    </section>`;
  }

  #row(group: Group): TemplateResult {
    const { id, games } = group;
    const name = id === '' ? message(this.texts, 'running') : group.name;
    return html`<li>
      <bdi>${name}</bdi>
      <span class="quiet">${message(this.texts, 'amount', { count: games.length, size: size(this.texts, JSON.stringify(games).length) })}</span>
      ${id !== '' && games.some(isUntouched)
        ? html`<button
            type="button"
            class="plain-button"
            aria-label=${message(this.texts, 'remove-label', { name })}
            @click=${() => this.#ask(group)}
          >
            ${message(this.texts, 'remove')}
          </button>`
        : nothing}
    </li>`;
  }
}

customElements.define('kept-games', KeptGames);
