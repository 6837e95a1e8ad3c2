import { html, nothing, type TemplateResult } from 'lit';
import type { Hint, StepGroup, StepRow, Steps } from '../teacher/teacher.js';
import { ask, askBeside, inTurn } from './asking.js';
import { teacherCard } from './help-card.js';
import type { HelpScreen } from './help-screen.js';

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
  /** The list that was found last, with its position. */
  #listed: { readonly found: Steps; readonly about: string } | undefined;
  #isOpen = false;
  #isFolded = false;
  #sorting = 'easiest';
  /** How often more rows of a group were asked for, by its title. */
  #asked = new Map<string, number>();
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
    this.#listed = { found, about };
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
    const { card, sortings } = this.#listed.found;
    const groups = sortings.find(({ id }) => id === this.#sorting)?.groups ?? [];
    return teacherCard(
      texts,
      card,
      { isFolded: this.#isFolded, fold: () => this.#fold(), close: () => this.close(), press: () => {} },
      html`<div class="segments step-sorting" role="group" aria-label=${texts.say('play.steps.sort')}>
          ${sortings.map(({ id }) => this.#sortButton(id))}
        </div>
        <div class="step-groups">${groups.map((group) => this.#section(group))}</div>`,
    );
  }

  #fold(): void {
    this.#isFolded = !this.#isFolded;
    this.#screen.requestUpdate();
  }

  #open(): void {
    this.#listener.makeRoom();
    this.#isOpen = true;
    this.#isFolded = false;
    this.#sort(this.#sorting);
    this.#screen.say(this.#listed!.found.spoken);
  }

  #sort(sorting: string): void {
    this.#sorting = sorting;
    this.#asked = new Map();
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
    const { title, count, note, rows, cuts } = group;
    const asked = this.#asked.get(title) ?? 0;
    const cut = cuts[asked];
    return html`<section>
      <h3>
        <span>${title}</span><span class="quiet">${count}</span>${note === '' ? nothing : html`<span class="chip">${note}</span>`}
      </h3>
      <ul>
        ${rows.slice(0, cut?.rows).map((row) => this.#row(row))}${cut ? this.#more(title, asked, cut) : nothing}
      </ul>
    </section>`;
  }

  #more(title: string, asked: number, { rows, more }: StepGroup['cuts'][number]): TemplateResult {
    const show = async (event: Event): Promise<void> => {
      const list = (event.currentTarget as Element).closest('ul')!;
      this.#asked.set(title, asked + 1);
      this.#screen.requestUpdate();
      await this.#screen.updateComplete;
      list.querySelectorAll<HTMLElement>('.step-change')[rows]?.focus();
    };
    return html`<li class="more-steps">
      <button type="button" class="tool" @click=${show}><span>${more}</span></button>
    </li>`;
  }

  #row({ step, change, note, why }: StepRow): TemplateResult {
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
        aria-label=${why}
        @click=${() => void this.#explain(step)}
      >
        <span>${this.#screen.texts.say('play.steps.why')}</span>
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
