import { html, type TemplateResult } from 'lit';
import type { CardPress } from '../../play/card/help-card.js';
import type { Payment } from '../device/device-game.js';
import type { BranchReason as Reason, Price } from '../teacher/teacher.js';
import { ask } from './asking.js';
import type { HelpScreen } from './help-screen.js';

/** Why a branch fails, as `play.ui.help.BranchPresenter` tells it with a server. */
export class BranchReason {
  readonly #screen: HelpScreen;
  readonly #makeRoom: () => void;
  #told: { readonly reason: Reason; readonly about: string } | undefined;

  /** @param makeRoom closes other cards, before this one is shown */
  constructor(screen: HelpScreen, makeRoom: () => void) {
    this.#screen = screen;
    this.#makeRoom = makeRoom;
  }

  /** Tells what everyone can see; else offers to look for what not everyone does, unless that is paid for. */
  async ask(look?: string): Promise<void> {
    await this.#screen.settled();
    const about = this.#about();
    if (about === '') {
      this.#screen.board().announce(this.#screen.texts.say('play.branch.none'));
      return;
    }
    const reason = await ask(this.#screen, 'branch', (teacher, asked) => teacher.branch(asked, look));
    if (reason && about === this.#about()) {
      this.#screen.keeper.pay(reason.price && once(reason.price));
      this.#makeRoom();
      this.#told = { reason, about };
      this.#screen.board().highlights = reason.highlights;
      this.#screen.say(reason.spoken);
      this.#screen.requestUpdate();
    }
  }

  close(): void {
    if (this.#told) {
      this.#told = undefined;
      this.#screen.board().highlights = null;
      this.#screen.requestUpdate();
    }
  }

  /** What is said of one position is nothing to the next. */
  changed(): void {
    if (this.#told && this.#told.about !== this.#about()) {
      this.close();
    }
  }

  card(): TemplateResult {
    return html`<help-card
      .card=${this.#told?.reason.card}
      @card-press=${({ detail }: CardPress) => this.#press(this.#told!.reason, detail.id)}
      @card-close=${() => this.close()}
    ></help-card>`;
  }

  #press({ question, ways }: Reason, id: string): void {
    const way = ways.find((each) => each.id === id);
    if (way) {
      this.#leave(way);
    } else {
      void this.ask(question);
    }
  }

  #leave({ entry, said }: Reason['ways'][number]): void {
    this.close();
    this.#screen.keeper.teach([entry]);
    this.#screen.say(said);
  }

  /** What stands on the board, and in which branches; empty outside of all. */
  #about(): string {
    const branches = this.#screen.board().board?.play?.branches ?? [];
    return branches.length === 0 ? '' : `${this.#screen.about} ${JSON.stringify(branches)}`;
  }
}

/** What is to be paid for an answer that is paid once while the position stays; nothing where it is. */
export function once({ cost, paidHelp }: Price): Payment | undefined {
  return cost > 0 ? { hints: 1, cost, paidHelp } : undefined;
}
