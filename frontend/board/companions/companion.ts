import { css, html, LitElement, type TemplateResult } from 'lit';
import type { Board } from '../element/board.js';
import { message, type Values } from '../text/message.js';
import type { PuzzleBoard } from '../element/puzzle-board.js';
import type { TextKey } from '../text/text-keys.js';

/** What all companions look like: the theme's buttons. */
export const companionStyle = css`
  :host {
    display: block;
    font-family: var(--font, system-ui, sans-serif);
    color: var(--ink);
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  button {
    font: inherit;
    color: inherit;
    border: 1px solid var(--hair);
    border-radius: var(--r-m, 10px);
    background: var(--surface);
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    transition: background-color 120ms ease-out;
  }
  @media (hover: hover) {
    button:hover {
      background: color-mix(in srgb, var(--surface-2) 60%, var(--surface));
    }
  }
  button:active {
    background: var(--surface-2);
    transition: none;
  }
  button:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  button[aria-disabled='true'] {
    color: color-mix(in srgb, var(--ink-2) 55%, transparent);
    cursor: default;
    background: transparent;
  }
  svg.icon {
    width: 20px;
    height: 20px;
    display: block;
    margin: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* under a sign, where the page has it */
  .word {
    display: var(--words, none);
    margin-top: 3px;
    font-size: 11px;
    font-weight: 500;
    line-height: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    button {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** An element that stands beside a board and works on it without the server: it names the board by its id in `for`. */
export abstract class Companion extends LitElement {
  static override properties = { for: {} };

  declare for: string;
  #bound: PuzzleBoard | undefined;

  constructor() {
    super();
    this.for = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('board-ready', this.#bind);
    this.#bind();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('board-ready', this.#bind);
    this.#unbind();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('for')) {
      this.#bind();
    }
  }

  protected get puzzleBoard(): PuzzleBoard | undefined {
    return this.#bound;
  }

  protected get board(): Board | undefined {
    return this.#bound?.board;
  }

  protected text(key: TextKey, values: Values = {}): string {
    return message(this.#bound?.texts ?? {}, key, values);
  }

  /** A sign with its word, which the label of its button says already. */
  protected sign(icon: TemplateResult, word: TextKey): TemplateResult {
    return html`${icon}<span class="word" aria-hidden="true">${this.text(word)}</span>`;
  }

  /** Something about the board changed; asks for a new look by default. */
  protected boardChanged(): void {
    this.requestUpdate();
  }

  /** The player asked the board for something. */
  protected commanded(_name: string): void {
    // most companions do not listen
  }

  /** Keeps the focus where it is, on the board, when a button is pressed with a pointer. */
  protected keepFocus(event: Event): void {
    event.preventDefault();
  }

  readonly #changed = (): void => this.boardChanged();

  readonly #commanded = (event: Event): void => this.commanded((event as CustomEvent<{ name: string }>).detail.name);

  readonly #bind = (): void => {
    const root = this.getRootNode() as Document | ShadowRoot;
    const found = this.for === '' ? null : (root.getElementById?.(this.for) ?? document.getElementById(this.for));
    const board = found?.localName === 'puzzle-board' ? (found as PuzzleBoard) : undefined;
    if (board !== this.#bound) {
      this.#unbind();
      this.#bound = board;
      board?.addEventListener('board-view', this.#changed);
      board?.addEventListener('board-command', this.#commanded);
      this.boardChanged();
    }
  };

  #unbind(): void {
    this.#bound?.removeEventListener('board-view', this.#changed);
    this.#bound?.removeEventListener('board-command', this.#commanded);
    this.#bound = undefined;
  }
}
