import '../../board/index.js';
import '../../play/playback-player.js';
import { html, LitElement, type TemplateResult } from 'lit';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { Playback } from '../../play/playback.js';
import { clientId } from '../../board/channel/client-id.js';
import { PlayedGame, SOLUTION } from '../device/device-game.js';
import { isFinished, type DevicePlayer, type KeptGame } from '../device/kept-game.js';
import * as store from '../device/store.js';
import type { OfflineTexts } from '../device/texts.js';
import { ask, prepareTeacher, type AskingScreen } from './asking.js';
import { icon } from './frame.js';
import { note } from './note.js';
import { preferences } from './player-choices.js';
import { prefix } from '../../connection/prefix.js';

/** A game's puzzle being solved without a server, as `play.ui.walkthrough.SolveView` shows it with one. */
export class OfflineWalkthrough extends LitElement implements AskingScreen {
  static override properties = {
    texts: { attribute: false },
    kept: { attribute: false },
    player: { attribute: false },
    playback: { state: true },
    wait: { state: true },
    trouble: { state: true },
  };

  declare texts: OfflineTexts;
  declare kept: KeptGame;
  declare player: DevicePlayer | undefined;
  declare playback: Playback | undefined;
  declare wait: AskingScreen['wait'];
  declare trouble: string | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The solution of a finished game is no secret. */
  protected override firstUpdated(): void {
    const { texts, kept, player } = this;
    const board = this.renderRoot.querySelector<PuzzleBoard>('#board')!;
    board.texts = texts.area('board');
    board.preferences = preferences(player, kept);
    board.picture = kept.picture;
    board.position = kept.picture.tiles.flatMap((tile) => (tile.kind === 'white' ? [{ digit: tile.given ?? null }] : []));
    prepareTeacher(this);
    if (isFinished(kept) || kept.archived.solutionShown) {
      void this.#show();
    }
  }

  /** From the start, whatever was played. */
  asked(): Promise<{ readonly kept: KeptGame }> {
    return Promise.resolve({ kept: { ...this.kept, archived: { ...this.kept.archived, log: [] } } });
  }

  async #agreed(): Promise<void> {
    try {
      await store.change(this.kept.id, (now) => {
        const game = new PlayedGame(now);
        game.open(new Date());
        if (game.counts(SOLUTION)) {
          game.take({ ...SOLUTION, client: `teacher-${clientId()}`, seq: 1 }, 0, new Date());
        }
        return game.kept;
      });
    } catch (failure) {
      this.trouble = `offline.trouble.${store.reason(failure)}`;
      return;
    }
    await this.#show();
  }

  async #show(): Promise<void> {
    this.playback = await ask(this, 'walkthrough', (teacher, asked) => teacher.walkthrough(asked));
  }

  protected override render(): TemplateResult {
    const { texts, trouble } = this;
    const { id, name, picture } = this.kept;
    return html`<div class="play solving">
      <header class="play-head">
        <h1>${texts.say('play.solve.title')}</h1>
        <span class="chip">${name}</span><span class="space"></span>
        <a class="tool" href="${prefix}/play/${id}">${icon('undo')}<span>${texts.say('play.solve.back')}</span></a>
      </header>
      <div class="play-board" style="--aspect: ${picture.columns / picture.rows}">
        <puzzle-board id="board" readonly></puzzle-board>
      </div>
      <aside class="play-side">${note(texts, trouble, () => (this.trouble = undefined))} ${this.#card()}</aside>
    </div>`;
  }

  #card(): TemplateResult {
    const { texts, kept, player, playback } = this;
    if (playback) {
      return html`<playback-player
        for="board"
        .texts=${texts.area('play')}
        .letters=${preferences(player, kept).letterKeys}
        .playback=${playback}
      ></playback-player>`;
    }
    if (this.wait) {
      return html`<section class="card playback-card patient"><p>${texts.say('play.solve.working')}</p></section>`;
    }
    return html`<section class="card playback-card" id="solve-ask">
      <h2>${texts.say('play.solve.ask.title')}</h2>
      <p>${texts.say('play.solve.ask.text')}</p>
      <div class="row">
        <button type="button" class="tool primary" id="solve-yes" @click=${() => void this.#agreed()}>
          ${icon('play')}<span>${texts.say('play.solve.ask.yes')}</span>
        </button>
        <a class="tool" href="${prefix}/play/${kept.id}"><span>${texts.say('play.solve.ask.no')}</span></a>
      </div>
    </section>`;
  }
}

customElements.define('offline-walkthrough', OfflineWalkthrough);
