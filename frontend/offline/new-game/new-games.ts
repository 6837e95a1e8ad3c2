import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { prefix } from '../../connection/prefix.js';
import { dayOf, noon, today, type KeptGame } from '../device/kept-game.js';
import { begin } from '../device/opened.js';
import * as store from '../device/store.js';
import { synchronize } from '../device/way-back.js';
import type { OfflineTexts } from '../device/texts.js';
import { isThere } from '../device/reconnection.js';
import { isSupported, TeacherError } from '../teacher/module-thread.js';
import { gradeSign } from '../tile/grade-sign.js';
import { tile } from '../tile/tile.js';
import { begunGame, type NewPuzzle } from './begun-game.js';
import { dayProgress } from './day.js';
import { Generator } from './generator.js';
import {
  choicesOf,
  dailyOf,
  giantOf,
  withChoice,
  writtenChoice,
  type Choice,
  type Daily,
  type OfferedKind,
  type Order,
} from './offer.js';
import { startCard } from './start-card.js';

/** How often the count is shown anew, in milliseconds. */
const GAP = 250;

/** The setting that has the choices for new games (org.crosscage.player.Preferences). */
export const NEW_GAMES = 'new-games';

/** A puzzle that is being made, or could not be. */
interface Making {
  readonly order: Order | Daily;
  /** How many puzzles were checked; undefined at the end. */
  readonly count: number | undefined;
  readonly words: string;
}

/**
 * The puzzles of a day and new games, as org.crosscage.home.ui has them. A puzzle of today that is not on this device is made
 * here when it is opened, and so is each new one. They are made one at a time.
 */
export class NewGames extends LitElement {
  static override properties = {
    texts: { attribute: false },
    games: { attribute: false },
    day: { attribute: false },
    kinds: { attribute: false },
    played: { attribute: false },
    asked: { attribute: false },
    chosen: { attribute: false },
    choices: { state: true },
    making: { state: true },
  };

  declare texts: OfflineTexts;
  /** All that may be shown, of this day and others. */
  declare games: readonly KeptGame[];
  /** `2026-11-29`. */
  declare day: string;
  /** All that can be made. */
  declare kinds: readonly OfferedKind[];
  /** From `DevicePlayer.daily`. */
  declare played: Readonly<Record<string, boolean>>;
  /** The name of the day's puzzle, or the order, that is made at once; undefined for none. */
  declare asked: string | undefined;
  /** The player's last choices, as `offer.ts` writes them. */
  declare chosen: string;
  declare choices: Readonly<Record<string, Choice>>;
  declare making: Making | undefined;
  /** Stays as it was when the page was loaded, so that no tile goes at midnight. */
  #isToday = false;
  #generator: Generator | undefined;
  #canceller: AbortController | undefined;

  constructor() {
    super();
    this.choices = {};
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('day')) {
      this.#isToday = this.day === today();
    }
    if (!this.hasUpdated) {
      this.choices = choicesOf(`${this.asked ?? ''} ${this.chosen}`);
    }
  }

  protected override firstUpdated(): void {
    if (this.asked !== undefined) {
      const [kind] = Object.keys(choicesOf(this.asked));
      this.querySelector<HTMLElement>(`#${kind === undefined ? this.asked : `play-${kind}`}`)?.click();
    }
  }

  protected override render(): TemplateResult {
    const { texts, kinds, choices } = this;
    return html`${isSupported() ? nothing : html`<p>${texts.say('offline.new.unsupported')}</p>`} ${this.#ofDay()}
      <section class="offline-new">
        <h2 class="section-title">${texts.say('offline.new')}</h2>
        <div class="kinds">
          ${kinds.map((kind) =>
            startCard({
              texts,
              kind,
              choice: choices[kind.id],
              isBusy: this.#isBusy,
              progress: this.#progress((order) => !isDaily(order) && order.kind === kind.id),
              choose: (choice) => (this.choices = { ...this.choices, [kind.id]: choice }),
              play: (event, order, delay) => void this.#begin(event, order, delay && texts.say(`library.making.${delay}`)),
            }),
          )}
        </div>
      </section>`;
  }

  /** The unfinished puzzles of the day, and how many of it are done; and the giant of the week, which is of its Sunday. */
  #ofDay(): TemplateResult | typeof nothing {
    const { texts, day } = this;
    const games = this.games.filter((game) => dayOf(game) === day);
    const { left, done, of } = dayProgress(games, dailyOf(this.kinds, day), this.#isToday, this.played);
    const giants = giantOf(this.kinds, day).filter((giant) => giant.day !== day);
    const ofWeek = this.games.filter(({ archived }) => giants.some(({ source }) => source === archived.source));
    const all = [...left, ...dayProgress(ofWeek, giants, this.#isToday, this.played).left];
    const title = texts.say(this.#isToday ? 'offline.today' : 'offline.day', { date: texts.date(noon(day)) });
    return all.length === 0 && done === 0
      ? nothing
      : html`<section class="offline-today">
          <h2 class="section-title">
            ${title}${done === 0 ? nothing : html` <span class="quiet">${texts.say('offline.day.done', { done, of })}</span>`}
          </h2>
          <ul class="tiles">
            ${all.map((each) => html`<li>${'archived' in each ? tile(texts, each, title) : this.#tile(each)}</li>`)}
          </ul>
          ${this.#progress(isDaily)}
        </section>`;
  }

  #tile(daily: Daily): TemplateResult {
    const { texts } = this;
    return html`<button type="button" class="tile" id=${daily.name} ?disabled=${this.#isBusy} @click=${(event: Event) => this.#begin(event, daily, '')}>
      <span>
        <span class="tile-name">${texts.puzzle(daily)}</span>
        <span class="tile-note">${gradeSign(texts, daily)}</span>
        <span class="tile-note state-note to-play">${texts.say('daily.state.new')}</span>
      </span>
    </button>`;
  }

  get #isBusy(): boolean {
    return this.making?.count !== undefined;
  }

  /** The progress of making a puzzle that belongs to a place, a button that stops it, and the message about it. */
  #progress(isHere: (order: Order) => boolean): TemplateResult {
    const { texts } = this;
    const making = this.making && isHere(this.making.order) ? this.making : undefined;
    return html`${making?.count === undefined
        ? nothing
        : html`<div class="making">
            <div class="progress-line" role="progressbar" aria-label=${texts.say('library.making')}></div>
            <span class="quiet">${making.count === 0 ? nothing : texts.say('library.making.looked', { count: making.count })}</span>
            <button type="button" class="tool" @click=${() => this.#stop()}>${texts.say('library.cancel')}</button>
          </div>`}<span role="status">${making?.words}</span>`;
  }

  #stop(): void {
    this.#canceller?.abort();
    this.making = undefined;
    this.#generator?.stop();
  }

  async #begin({ currentTarget }: Event, order: Order | Daily, words: string): Promise<void> {
    const { signal } = (this.#canceller = new AbortController());
    if (!isDaily(order)) {
      this.chosen = withChoice(this.chosen, order);
      void store.addChangedChoice(NEW_GAMES, this.chosen).catch(() => undefined); // a puzzle is made all the same
    }
    let shown = performance.now();
    this.making = { order, count: 0, words };
    let end = '';
    try {
      const puzzle = await this.#make(order, (count) => {
        if (performance.now() - shown >= GAP) {
          shown = performance.now();
          this.making = { order, count, words };
        }
      });
      if (puzzle && !signal.aborted) {
        await this.#open(puzzle, order, signal);
      } else {
        end = this.texts.say('library.not-made');
      }
    } catch (failure) {
      const why = failure instanceof TeacherError ? failure.why : store.reason(failure) === 'full' ? 'full' : 'unstored';
      end = this.texts.say(`offline.new.${why}`);
    }
    if (!signal.aborted) {
      this.making = { order, count: undefined, words: end };
    }
    await this.updateComplete;
    // a button that is disabled loses the focus
    if (document.activeElement === document.body) {
      (currentTarget as HTMLElement).focus({ preventScroll: true });
    }
  }

  /** The thread of the generator starts with the first puzzle. */
  async #make(order: Order | Daily, onCount: (count: number) => void): Promise<NewPuzzle | undefined> {
    this.#generator ??= new Generator(this.texts.all);
    return isDaily(order) ? this.#generator.makeDaily(order, onCount) : this.#generator.make(order, onCount);
  }

  /** Goes to the game, which another tab may have begun meanwhile. Throws when it cannot be stored. */
  async #open(puzzle: NewPuzzle, order: Order, signal: AbortSignal): Promise<void> {
    const { texts } = this;
    const facts = isDaily(order) ? texts.say('daily.chip', { date: texts.date(noon(order.day)) }) : '';
    const game = await begin(puzzle.source, () => begunGame(puzzle, order, texts.puzzle(order), facts, new Date()));
    if (await isThere()) {
      await synchronize().catch(() => undefined); // or its page would not know the game
    }
    if (!signal.aborted) {
      const address = `${prefix}/play/${game.id}`;
      // going back from a puzzle that its own address made would make it again
      if ((isDaily(order) ? order.name : writtenChoice(order)) === this.asked) {
        location.replace(address);
      } else {
        location.assign(address);
      }
    }
  }
}

function isDaily(order: Order): order is Daily {
  return 'source' in order;
}

customElements.define('offline-new-games', NewGames);
