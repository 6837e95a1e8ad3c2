import { html, type TemplateResult } from 'lit';
import type { CardPoint, CardPress } from '../../play/card/help-card.js';
import type { Card } from '../../play/card/types.js';
import type { Hint, Steps } from '../teacher/teacher.js';
import { ask, askBeside, inTurn } from './asking.js';
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
  /** While it is open. */
  #card: Card | undefined;
  /** The button that sorted it. */
  #sorting = 'steps-easiest';
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
    if (this.#card) {
      this.#card = undefined;
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

  card(): TemplateResult {
    return html`<help-card
      .card=${this.#card}
      @card-press=${({ detail }: CardPress) => this.#press(detail.id)}
      @card-point=${({ detail }: CardPoint) => this.#light(detail.row === '' ? undefined : stepOf(detail.row))}
      @card-close=${() => this.close()}
    ></help-card>`;
  }

  #open(): void {
    this.#listener.makeRoom();
    this.#sort(this.#sorting);
    this.#screen.say(this.#listed!.found.spoken);
  }

  #sort(sorting: string): void {
    const sorted = this.#listed!.found.sortings.find(({ id }) => id === sorting)!;
    this.#sorting = sorting;
    this.#card = { ...sorted.card }; // another one, even if it is the same: it is not folded, and none of its rows pressed
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
      if (this.#card) {
        this.#show();
      }
    }
  });

  #press(id: string): void {
    if (this.#listed!.found.sortings.some((each) => each.id === id)) {
      this.#sort(id);
    } else {
      void this.#explain(stepOf(id));
    }
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

/** The place among all steps of the one in a row. */
function stepOf(row: string): number {
  return Number(row.replace('step-', ''));
}
