import { html, type TemplateResult } from 'lit';
import type { CardPress } from '../../play/card/help-card.js';
import type { Payment } from '../device/device-game.js';
import type { Hint, Topic } from '../teacher/teacher.js';
import { withoutHints } from './player-choices.js';
import { ask } from './asking.js';
import { HelpPanel } from './help-panel.js';
import type { HelpScreen } from './help-screen.js';
import { StepList } from './steps.js';

/** A hint as far as it is told. */
interface Told {
  readonly hint: Hint;
  /** What it is about. */
  readonly about: string;
  readonly stages: number;
  readonly isDone: boolean;
}

/** Hints and checks of a game, as `play.ui.help` has them with a server. */
export class Help {
  readonly #screen: HelpScreen;
  #told: Told | undefined;
  readonly #steps: StepList;
  readonly #panel: HelpPanel;

  constructor(screen: HelpScreen) {
    this.#screen = screen;
    this.#steps = new StepList(screen, {
      makeRoom: () => this.#closeOthers(),
      nothingOpen: () => void this.hint(),
      explain: (hint) => this.#present({ hint, about: screen.about, stages: hint.paid, isDone: false }),
    });
    this.#panel = new HelpPanel(screen);
  }

  /** The next stage of the hint that is open; else a hint, at the stage that was paid for if it was asked before. */
  async hint(isStandard = false): Promise<void> {
    if (!this.#isOffered()) {
      return;
    }
    const about = await this.#screen.settled();
    const told = this.#told;
    if (told && !told.isDone && told.about === about && told.stages < told.hint.stages.length) {
      this.#more(told);
      return;
    }
    const more = isStandard ? { standard: true } : {};
    const hint = await ask(this.#screen, 'hint', (teacher, asked) => teacher.hint({ ...asked, ...more }));
    if (hint && about === this.#screen.about) {
      this.#present({ hint, about, stages: hint.paid, isDone: false });
    }
  }

  /** Everything that is open now. */
  steps(): void {
    if (this.#isOffered()) {
      void this.#steps.ask();
    }
  }

  /** Why the inmost branch fails. */
  branch(): void {
    if (this.#isOffered()) {
      this.#open('branch');
    }
  }

  /** A finished game has no use for it. */
  #isOffered(): boolean {
    const { texts, player, keeper, isOver } = this.#screen;
    const why = withoutHints(player, keeper.game.kept);
    if (why !== undefined) {
      this.#screen.board().announce(texts.say(why));
    }
    return why === undefined && !isOver;
  }

  #present(before: Told): void {
    const { sort, paid, stages } = before.hint;
    this.#steps.close();
    this.#panel.close();
    if (sort === 'nothing') {
      this.#tell({ ...before, stages: stages.length });
    } else if (paid > 0) {
      this.#tell(before);
    } else {
      this.#more(before);
    }
  }

  check(): void {
    this.#open('check');
  }

  /** Other cards make room. */
  #open(topic: Topic): void {
    if (!this.#screen.wait) {
      this.#closeHint();
      this.#steps.close();
      this.#panel.ask(topic);
    }
  }

  close(): void {
    this.#closeOthers();
    this.#steps.close();
  }

  /** The player is taught otherwise now, or not at all. */
  taughtOtherwise(): void {
    this.#closeHint();
    this.#steps.forget();
    this.#panel.taughtOtherwise();
  }

  /** Than the list of steps. */
  #closeOthers(): void {
    this.#closeHint();
    this.#panel.close();
  }

  /** The position is another one: what was about the old one goes. */
  changed(): void {
    const { about } = this.#screen;
    if (this.#told && !this.#told.isDone && this.#told.about !== about) {
      this.#closeHint();
    }
    this.#steps.changed();
    this.#panel.changed();
  }

  cards(): TemplateResult {
    return html`${this.#hintCard()} ${this.#steps.card()} ${this.#panelCard()}`;
  }

  #more(before: Told): void {
    const told: Told = { ...before, stages: before.stages + 1 };
    const { technique, stages } = told.hint;
    const stage = stages[told.stages - 1]!;
    const price: Payment = {
      hints: told.stages === 1 ? 1 : 0,
      cost: stage.cost,
      paidHint: stage.paidHint,
      ...(technique ? { technique } : {}),
    };
    if (told.stages === stages.length) {
      this.#do(told, price);
    } else {
      this.#screen.keeper.pay(price);
      this.#tell(told);
    }
  }

  #do(told: Told, price: Payment): void {
    const { changes, rewindTo = 0 } = told.hint;
    this.#screen.keeper.teach(changes ? [{ kind: 'play', changes }] : this.#undos(rewindTo), price);
    this.#tell({ ...told, isDone: true });
  }

  #tell(told: Told): void {
    const stage = told.hint.stages[told.stages - 1];
    this.#told = told;
    this.#screen.board().highlights = stage?.highlights ?? null;
    this.#screen.combinations.light(stage?.combinations);
    this.#say(stage?.spoken ?? '');
  }

  #say(words: string): void {
    this.#screen.say(words);
    this.#screen.requestUpdate();
  }

  /** Undoes all but so many turns: a colour may have come since they were counted. */
  #undos(turns: number): { readonly kind: 'undo' }[] {
    const { cursor = turns } = this.#screen.board().board?.play ?? {};
    return Array.from({ length: cursor - turns }, () => ({ kind: 'undo' }));
  }

  #closeHint(): void {
    if (this.#told) {
      this.#told = undefined;
      this.#screen.board().highlights = null;
      this.#screen.combinations.light(undefined);
      this.#screen.requestUpdate();
    }
  }

  #hintCard(): TemplateResult {
    const told = this.#told;
    return html`<help-card
      .card=${told?.hint.stages[told.stages - 1]?.card}
      .folds=${true}
      @card-press=${({ detail }: CardPress) =>
        detail.id === 'hint-all-steps' ? this.steps() : void this.hint(detail.id === 'hint-standard')}
      @card-close=${() => this.#closeHint()}
    ></help-card>`;
  }

  #panelCard(): TemplateResult {
    return html`<help-card
      .card=${this.#panel.card}
      .folds=${true}
      @card-press=${({ detail }: CardPress) => this.#screen.wait ?? this.#panel.press(detail.id)}
      @card-close=${() => this.#panel.close()}
    ></help-card>`;
  }
}
