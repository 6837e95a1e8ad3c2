import { html, nothing, type TemplateResult } from 'lit';
import type { Hint, StepGroup, StepRow, Steps } from '../teacher/teacher.js';
import { ask, askBeside, inTurn } from './asking.js';
import { helpCard } from './help-card.js';
import type { HelpScreen } from './help-screen.js';

/** So many rows come at most when more are asked for, as in `play.ui.help.StepsCard`. */
const AT_ONCE = 40;

/** What follows from the list. */
interface Listener {
  /** It is about to be shown: other cards make room. */
  makeRoom(): void;
  /** Nothing is open: the hint says why. */
  nothingOpen(): void;
  explain(hint: Hint): void;
}

/** Everything that is open now, as `play.ui.help.StepsPresenter` has it with a server. */
export class StepList {
  readonly #screen: HelpScreen;
  readonly #listener: Listener;
  /** What was found last, with its position, and what it has cost. */
  #listed: { readonly found: Steps; readonly about: string; readonly cost: number } | undefined;
  #isOpen = false;
  #isFolded = false;
  #sorting = 'easiest';
  /** How many rows of a group are shown, by its title, where more were asked for. */
  #shown = new Map<string, number>();
  #pressed: number | undefined;
  /** The step that is to be lit. */
  #lit: number | undefined;
  /** The steps that were looked at: what one lights up follows from its proof, which takes longer to make than the list. */
  #hints = new Map<number, Hint>();

  constructor(screen: HelpScreen, listener: Listener) {
    this.#screen = screen;
    this.#listener = listener;
  }

  async ask(): Promise<void> {
    const about = await this.#screen.settled();
    if (this.#listed?.about === about) {
      this.#open();
      return;
    }
    const found = await ask(this.#screen, 'hint', (teacher, asked) => teacher.steps(asked));
    if (!found || about !== this.#screen.about) {
      return;
    }
    if (!found.price) {
      this.#listener.nothingOpen();
      return;
    }
    const { price } = found;
    this.#screen.keeper.pay(price.cost > 0 ? price : undefined);
    this.#listed = { found, about, cost: price.cost };
    this.#hints = new Map();
    this.#open();
  }

  close(): void {
    if (this.#isOpen) {
      this.#isOpen = false;
      this.#screen.board().highlights = null;
      this.#screen.requestUpdate();
    }
  }

  /** The position is another one, or the player is taught otherwise. */
  forget(): void {
    this.#listed = undefined;
    this.close();
  }

  changed(): void {
    if (this.#listed && this.#listed.about !== this.#screen.about) {
      this.forget();
    }
  }

  card(): TemplateResult | typeof nothing {
    if (!this.#listed || !this.#isOpen) {
      return nothing;
    }
    const { texts } = this.#screen;
    const { found, cost } = this.#listed;
    const groups = found.sortings.find(({ id }) => id === this.#sorting)?.groups ?? [];
    return helpCard(texts, {
      id: 'steps',
      eyebrow: texts.say('play.steps.eyebrow'),
      title: texts.say('play.steps.title', { count: found.count }),
      body: html`<div class="segments step-sorting" role="group" aria-label=${texts.say('play.steps.sort')}>
          ${found.sortings.map(({ id }) => this.#sortButton(id))}
        </div>
        <div class="step-groups">${groups.map((group) => this.#section(group))}</div>`,
      ...(cost === 0 ? {} : { actions: html`<span class="quiet">${texts.say('play.steps.cost', { cost })}</span>` }),
      fold: () => this.#fold(),
      isFolded: this.#isFolded,
      close: () => this.close(),
    });
  }

  #fold(): void {
    this.#isFolded = !this.#isFolded;
    this.#screen.requestUpdate();
  }

  #open(): void {
    const { texts } = this.#screen;
    const { found, cost } = this.#listed!;
    this.#listener.makeRoom();
    this.#isOpen = true;
    this.#isFolded = false;
    this.#sort(this.#sorting);
    const title = texts.say('play.steps.title', { count: found.count });
    this.#screen.say(cost === 0 ? title : texts.say('play.said', { title, text: texts.say('play.steps.cost', { cost }) }));
  }

  #sort(sorting: string): void {
    this.#sorting = sorting;
    this.#shown = new Map();
    this.#pressed = undefined;
    this.#light(undefined);
    this.#screen.requestUpdate();
  }

  /** While the list is open the numbers show by which its rows name cells, whether one of them is lit or none. */
  #light(step: number | undefined): void {
    this.#lit = step;
    this.#show();
    if (step !== undefined && !this.#hints.has(step)) {
      this.#look();
    }
  }

  #show(): void {
    const hint = this.#lit === undefined ? undefined : this.#hints.get(this.#lit);
    const proof = hint?.stages[hint.paid - 1];
    this.#screen.board().highlights = proof?.highlights ?? this.#listed!.found.unlit;
  }

  readonly #look = inTurn(async () => {
    const [step, listed] = [this.#lit, this.#listed];
    if (step === undefined || this.#hints.has(step)) {
      return;
    }
    const hint = await askBeside(this.#screen, (teacher, asked) => teacher.explain(asked, step));
    if (hint && listed === this.#listed) {
      this.#hints.set(step, hint);
      if (this.#isOpen) {
        this.#show();
      }
    }
  });

  #sortButton(id: string): TemplateResult {
    return html`<button
      type="button"
      class="tool"
      id="steps-${id}"
      aria-pressed=${id === this.#sorting ? 'true' : 'false'}
      @click=${() => this.#sort(id)}
    >
      <span>${this.#screen.texts.say(`play.steps.sort.${id}`)}</span>
    </button>`;
  }

  #section(group: StepGroup): TemplateResult {
    const { texts } = this.#screen;
    const { title, note, rows, first } = group;
    const most = this.#shown.get(title) ?? first;
    // one more takes no more room than the button that would ask for it
    const shown = rows.length <= most + 1 ? rows.length : most;
    return html`<section>
      <h3>
        <span>${title}</span><span class="quiet">${texts.say('play.steps.count', { count: rows.length })}</span>${note === ''
          ? nothing
          : html`<span class="chip">${note}</span>`}
      </h3>
      <ul>
        ${rows.slice(0, shown).map((row) => this.#row(row))}${shown < rows.length ? this.#more(title, rows.slice(shown), shown) : nothing}
      </ul>
    </section>`;
  }

  #more(title: string, rest: readonly StepRow[], shown: number): TemplateResult {
    const key = rest.every(({ covered }) => covered) ? 'play.steps.more.covered' : 'play.steps.more';
    const show = async (event: Event): Promise<void> => {
      const list = (event.currentTarget as Element).closest('ul')!;
      this.#shown.set(title, shown + AT_ONCE);
      this.#screen.requestUpdate();
      await this.#screen.updateComplete;
      list.querySelectorAll<HTMLElement>('.step-change')[shown]?.focus();
    };
    return html`<li class="more-steps">
      <button type="button" class="tool" @click=${show}><span>${this.#screen.texts.say(key, { count: rest.length })}</span></button>
    </li>`;
  }

  #row({ step, change, note }: StepRow): TemplateResult {
    const { texts } = this.#screen;
    const come = (): void => this.#light(step);
    const go = (): void => this.#light(this.#pressed);
    return html`<li class="step-row" @mouseenter=${come} @focusin=${come} @mouseleave=${go} @focusout=${go}>
      <button
        type="button"
        class="step-change"
        aria-pressed=${this.#pressed === step ? 'true' : 'false'}
        @click=${() => this.#press(step)}
      >
        <span>${change}</span>${note === '' ? nothing : html`<span class="quiet note-small">${note}</span>`}
      </button>
      <button
        type="button"
        class="tool step-why"
        aria-label=${texts.say('play.steps.why.of', { step: change })}
        @click=${() => void this.#explain(step)}
      >
        <span>${texts.say('play.steps.why')}</span>
      </button>
    </li>`;
  }

  /** The step that was pressed last stays lit. */
  #press(step: number): void {
    this.#pressed = this.#pressed === step ? undefined : step;
    this.#light(this.#pressed);
    this.#screen.requestUpdate();
  }

  async #explain(step: number): Promise<void> {
    const { about } = this.#screen;
    const hint = this.#hints.get(step) ?? (await ask(this.#screen, 'hint', (teacher, asked) => teacher.explain(asked, step)));
    if (hint && about === this.#screen.about) {
      this.close();
      this.#listener.explain(hint);
    }
  }
}
