import { html, nothing, type TemplateResult } from 'lit';
import type { Combinations, NamedCombinations } from '../teacher/teacher.js';
import { askBeside, inTurn, type AskingScreen } from './asking.js';
import { icon } from './frame.js';
import { prefix } from '../../connection/prefix.js';

/** What the combinations need of the screen around them. */
export interface CombinationsScreen extends AskingScreen {
  requestUpdate(): void;
  readonly updateComplete: Promise<unknown>;
  readonly renderRoot: ParentNode;
}

/** The combinations that still fit the clues of the selection, as `play.ui.help.CombinationsCard` shows them with a server. */
export class CombinationsCard {
  readonly #screen: CombinationsScreen;
  /** Where pages with a server keep what is struck out too. */
  readonly #storageKey: string;
  readonly #struck: Set<string>;
  #cell: number | undefined;
  #clue: number | undefined;
  /** What a hint speaks of. */
  #named: NamedCombinations | undefined;
  #shown: Combinations | undefined;
  #isOpen = false;
  /** Which of the combinations was pressed, until all of them are drawn anew. */
  #pressedAt: number | undefined;

  /** @param game under which it is kept what is struck out; empty for nowhere */
  constructor(game: string, screen: CombinationsScreen) {
    this.#screen = screen;
    this.#storageKey = game && `${prefix}crosscage.struck.${game}`;
    this.#struck = new Set(game ? struckBefore(this.#storageKey) : []);
  }

  /** What fits now, as one sentence. */
  get spoken(): string {
    return this.#shown?.spoken ?? '';
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @param clue that was chosen of several */
  select(cell: number | undefined, clue: number | undefined): void {
    this.#cell = cell;
    this.#clue = clue;
    this.#named = undefined;
    this.changed();
  }

  /** Shows a clue with those lit that a hint names; where it names none, the selection. */
  light(named: NamedCombinations | undefined): void {
    if (named || this.#named) {
      this.#clue = undefined;
      this.#named = named;
      this.changed();
    }
  }

  /** The position may be another one. */
  readonly changed = inTurn(async () => {
    const clue = this.#named?.clue ?? this.#clue;
    const about = { struck: [...this.#struck], lit: this.#named?.lit ?? [], ...(clue === undefined ? {} : { clue }) };
    const isAny = clue !== undefined || this.#cell !== undefined;
    const found = isAny ? await askBeside(this.#screen, (teacher, asked) => teacher.combinations({ ...asked, ...about })) : undefined;
    this.#shown = found?.groups === '' ? undefined : found;
    this.#isOpen &&= this.#shown !== undefined;
    this.#screen.requestUpdate();
    await this.#focus();
  });

  close(): void {
    this.#open(false);
  }

  card(): TemplateResult | typeof nothing {
    const { texts } = this.#screen;
    const close = texts.say('play.combos.close');
    return this.#shown === undefined
      ? nothing
      : html`<section
          class="card combos-card ${this.#isOpen ? 'open' : ''}"
          id="combinations"
          aria-label=${texts.say('play.combos.eyebrow')}
        >
          <div class="eyebrow"><span>${texts.say('play.combos.eyebrow')}</span></div>
          <div class="combos-groups" .innerHTML=${this.#shown.groups} @click=${this.#pressed}></div>
          <button type="button" class="icon icon-button close" title=${close} aria-label=${close} @click=${() => this.#open(false)}>
            ${icon('close')}
          </button>
        </section>`;
  }

  /** The same in one line, for a phone; opens the card there. */
  line(): TemplateResult {
    return html`<button
      type="button"
      class="combo-line plain-button"
      aria-label=${this.spoken}
      .innerHTML=${this.#shown?.line ?? ''}
      @click=${() => this.#open(!this.#isOpen)}
    ></button>`;
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#screen.requestUpdate();
  }

  readonly #pressed = ({ target, currentTarget }: Event): void => {
    const pressed = target instanceof Element ? target.closest('.combo') : null;
    const clue = pressed?.closest('[data-clue]')?.getAttribute('data-clue');
    if (pressed && clue) {
      this.#pressedAt = [...(currentTarget as Element).querySelectorAll('.combo')].indexOf(pressed);
      this.#toggle(`${clue}:${pressed.textContent}`);
    }
  };

  /** The combination that had the focus has it again when all of them are drawn anew. */
  async #focus(): Promise<void> {
    const place = this.#pressedAt;
    this.#pressedAt = undefined;
    await this.#screen.updateComplete;
    if (place !== undefined && document.activeElement === document.body) {
      this.#screen.renderRoot.querySelectorAll<HTMLElement>('#combinations .combo')[place]?.focus({ preventScroll: true });
    }
  }

  #toggle(note: string): void {
    if (!this.#struck.delete(note)) {
      this.#struck.add(note);
    }
    try {
      if (this.#storageKey !== '') {
        localStorage.setItem(this.#storageKey, [...this.#struck].sort().join('\n'));
      }
    } catch {
      // kept in this page alone
    }
    this.changed();
  }
}

function struckBefore(key: string): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split('\n').filter((note) => note.trim() !== '');
  } catch {
    return [];
  }
}
