import type { PropertyValues } from 'lit';
import type { BoardProperties } from './board-properties.js';
import type { Board } from './board.js';
import { celebrate, waveFrom } from './celebration.js';
import { message } from '../text/message.js';

/** Says and celebrates what became of the game: finished, paused, resumed. */
export class Announcer {
  readonly #host: BoardProperties;
  #focusOnCover = false;

  constructor(host: BoardProperties) {
    this.#host = host;
  }

  /** Before the host renders: the cover takes its button away with it, and the focus would be lost. */
  expect(): void {
    this.#focusOnCover = this.#focused?.localName === 'button';
  }

  /** After the host has rendered. A new picture changes nothing of the game before. */
  tell(board: Board, changed: PropertyValues<BoardProperties>, newPicture: boolean): void {
    const host = this.#host;
    const became = (key: 'finished' | 'paused', value: boolean): boolean =>
      !newPicture && changed.get(key) === !value && host[key] === value;
    if (became('finished', true)) {
      this.#say(board, 'said.finished');
      celebrate(host, waveFrom(board.topology, board.play?.lastDigit), board.preferences);
    } else if (!host.finished) {
      host.removeAttribute('celebrate');
    }
    if (became('paused', true)) {
      this.#say(board, 'said.paused');
      if (this.#focused) {
        host.renderRoot.querySelector<HTMLElement>('.cover button')!.focus();
      }
    } else if (became('paused', false)) {
      this.#say(board, 'said.resumed');
      if (this.#focusOnCover) {
        board.focus();
      }
    }
  }

  #say(board: Board, key: string): void {
    board.say(message(this.#host.texts, key));
  }

  get #focused(): Element | null | undefined {
    return this.#host.shadowRoot?.activeElement;
  }
}
