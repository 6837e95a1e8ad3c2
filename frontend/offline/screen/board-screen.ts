import '../../board/index.js';
import '../../play/card/help-card.js';
import '../../play/escape.js';
import '../../play/keys-everywhere.js';
import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { BoardCommand, LogEntry, Picture, Preferences } from '../../board/puzzle/types.js';
import type { DevicePlayer } from '../device/kept-game.js';
import type { OfflineTexts } from '../device/texts.js';
import { prepareTeacher } from './asking.js';
import { keySheet } from './key-sheet.js';
import { note } from './note.js';

/** The places of a screen. */
interface Places {
  /** Its classes. */
  readonly look: string;
  readonly head: TemplateResult;
  readonly picture: Picture;
  readonly isFinished: boolean;
  /** The buttons that ask the teacher. */
  readonly asks: TemplateResult;
  /** The name of what is beside the board. */
  readonly side: string;
  /** Over what went wrong, and under it. */
  readonly above: TemplateResult;
  readonly cards: TemplateResult;
  /** Another one where the board is a new one. */
  readonly board?: object;
}

/**
 * A board that is played on without a server, with its tools, keypad and keys, and what is told beside it. A screen says what
 * becomes of an entry, and what its cards are.
 */
export abstract class BoardScreen extends LitElement {
  static override properties: PropertyDeclarations = {
    texts: { attribute: false },
    player: { attribute: false },
    trouble: { state: true },
    spoken: { state: true },
  };

  declare texts: OfflineTexts;
  declare player: DevicePlayer | undefined;
  /** Why something did not work: a key of the texts. */
  declare trouble: string | undefined;
  /** Another value each time, so that the same words are heard a second time. */
  declare spoken: { readonly words: string };

  constructor() {
    super();
    this.say('');
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    prepareTeacher(this);
  }

  board(): PuzzleBoard {
    return this.renderRoot.querySelector<PuzzleBoard>('#board')!;
  }

  say(words: string): void {
    this.spoken = { words };
  }

  /** The preferences that hold on the board. */
  protected abstract get preferences(): Preferences;

  protected abstract enter(entry: LogEntry & { readonly elapsed?: number }): void;

  /** Any command but for keys and cards. */
  protected abstract command(name: BoardCommand): void;

  /** Closes the cards that are open, and returns whether there were any. */
  protected abstract closeCards(): boolean;

  protected select(_cell: number | undefined, _clue?: number): void {}

  /** The board has missed something of its game. */
  protected resync(): void {}

  protected open(dialog: 'keys' | 'settings'): void {
    this.renderRoot.querySelector<HTMLDialogElement>(`#${dialog}`)?.showModal();
  }

  readonly #putAway = (): void => {
    this.trouble = undefined;
  };

  protected get note(): ReturnType<typeof note> {
    return note(this.texts, this.trouble, this.#putAway);
  }

  readonly #command = ({ detail: { name } }: CustomEvent<{ readonly name: BoardCommand }>): void => {
    if (name === 'help') {
      this.open('keys');
    } else if (name !== 'escape') {
      this.command(name);
    } else if (!this.closeCards()) {
      this.#putAway();
    }
  };

  readonly #select = ({ detail: { cell, clueId } }: CustomEvent<{ readonly cell: number | null; readonly clueId?: number }>): void =>
    this.select(cell ?? undefined, clueId);

  protected screen({ look, head, picture, isFinished, asks, side, above, cards, board = picture }: Places): TemplateResult {
    const { texts, preferences } = this;
    const { letterKeys: letters, hints, game } = preferences;
    return html`<div class="play playable ${look}">
      ${head}
      ${keyed(
        board,
        html`<div class="play-board" style="--aspect: ${picture.columns / picture.rows}">
            <puzzle-board
              id="board"
              .finished=${isFinished}
              @board-entry=${({ detail }: CustomEvent<LogEntry>) => this.enter(detail)}
              @board-select=${this.#select}
              @board-command=${this.#command}
              @board-resync=${() => this.resync()}
            ></puzzle-board>
          </div>
          <div class="play-tools">
            <board-tools for="board"></board-tools>
            <div class="asks">${asks}</div>
          </div>
          <aside class="play-side" aria-label=${side}>${above}${this.note}${cards}<digit-pad for="board"></digit-pad></aside>`,
      )}
      <span class="visually-hidden" role="status">${keyed(this.spoken, this.spoken.words)}</span>
      ${keySheet(texts, { letters, hints, game, largest: Math.max(...picture.digits) })}
    </div>`;
  }
}
