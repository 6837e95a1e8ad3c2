import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/text/message.js';
import type { ClueState, Highlights, PositionCell } from '../board/puzzle/types.js';
import { actionOf, type PlaybackAction } from './playback-keys.js';
import { playbackTemplate } from './playback-template.js';
import { bottleneckAfter, bottleneckBefore, clueStates, positions, STEP_MILLIS, type Playback, type Frame } from './playback.js';
import './references.js';
import './watched.js';

/** What the player needs of the board beside it. */
interface Screen extends HTMLElement {
  position: readonly PositionCell[] | null;
  positionClues: Readonly<Record<string, ClueState>> | null;
  highlights: Highlights | null;
}

/**
 * Shows a playback on the board named by `for`: a puzzle being solved with its sentences, or a game as it was played. All
 * frames are here from the start and the clock is the browser's own, so that it runs as smoothly at eight times the speed
 * and the scrubber answers at once, whatever the connection does.
 *
 * Its keys hold wherever the focus is except in fields and dialogs, and the keys that the board takes itself. Drawn into the
 * page itself, so that the house's styles hold.
 */
export class PlaybackPlayer extends LitElement {
  static override properties = {
    playback: { attribute: false },
    texts: { attribute: false },
    for: {},
    plain: { type: Boolean },
    letters: { type: Boolean },
    index: { state: true },
    playing: { state: true },
    speed: { state: true },
  };

  declare playback: Playback | null;
  declare texts: Texts;
  /** The id of the board. */
  declare for: string;
  /** Without sentences and techniques: for a game as it was played. */
  declare plain: boolean;
  /** Whether single letters are keys. */
  declare letters: boolean;
  declare index: number;
  declare playing: boolean;
  declare speed: number;

  #positions: readonly (readonly PositionCell[])[] = [];
  #clueStates: ReturnType<typeof clueStates>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.playback = null;
    this.texts = {};
    this.for = '';
    this.plain = false;
    this.letters = true;
    this.index = 0;
    this.playing = false;
    this.speed = 1;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#key);
    this.pause();
    const screen = document.getElementById(this.for) as Screen | null;
    if (screen) {
      screen.positionClues = null;
    }
  }

  play(): void {
    if (this.index === this.#last) {
      this.index = 0;
    }
    this.playing = true;
    document.getElementById(this.for)?.scrollIntoView({ block: 'nearest' });
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Shows a frame and stops there; past the ends the nearest one. */
  show(index: number): void {
    this.pause();
    this.#go(index);
  }

  /** Shows a frame, stops there, and brings the board into sight. */
  jump(index: number): void {
    this.show(index);
    document.getElementById(this.for)?.scrollIntoView({ block: 'nearest' });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('playback')) {
      this.pause();
      this.#positions = this.playback ? positions(this.playback) : [];
      this.#clueStates = this.playback ? clueStates(this.playback) : undefined;
      this.index = this.plain ? this.#last : 0;
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('playback') || changed.has('index') || changed.has('for')) {
      this.#paint();
    }
  }

  get #last(): number {
    return Math.max(0, (this.playback?.frames.length ?? 0) - 1);
  }

  get #frame(): Frame | undefined {
    return this.playback?.frames[this.index];
  }

  protected override firstUpdated(): void {
    if (!this.plain) {
      this.querySelector<HTMLElement>('.playback-play')?.focus({ preventScroll: true });
    }
  }

  #paint(): void {
    const screen = document.getElementById(this.for) as Screen | null;
    const position = this.#positions[this.index];
    if (screen && position) {
      screen.position = position;
      screen.positionClues = this.#clueStates?.[this.index] ?? null;
      screen.highlights = this.#frame?.highlights ?? null;
    }
  }

  #go(index: number): void {
    this.index = Math.min(this.#last, Math.max(0, index));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const millis = (this.plain ? STEP_MILLIS / 4 : STEP_MILLIS) / this.speed;
    this.#timer = setTimeout(() => this.#tick(), millis);
  }

  #tick(): void {
    this.#go(this.index + 1);
    if (this.index === this.#last) {
      this.pause();
    } else {
      this.#wait();
    }
  }

  readonly #key = (event: KeyboardEvent): void => {
    const away = event.composedPath().some((node) => node instanceof HTMLElement && node.matches(PlaybackPlayer.#KEEPS));
    const action = actionOf(event, !this.plain, this.letters);
    if (away || event.defaultPrevented || !this.playback || !action || (action === 'toggle' && PlaybackPlayer.#presses(event))) {
      return;
    }
    this.#do(action);
    event.preventDefault();
  };

  /** Where keys mean something else. */
  static readonly #KEEPS = 'input, select, textarea, vaadin-dialog, dialog, [role="dialog"]';

  /** Whether the blank presses what has the focus. */
  static #presses(event: KeyboardEvent): boolean {
    const focused = event.composedPath()[0];
    return focused instanceof HTMLElement && focused.matches('button, summary, a');
  }

  #do(action: PlaybackAction): void {
    const playback = this.playback!;
    const goes: Readonly<Record<PlaybackAction, () => void>> = {
      toggle: () => this.#toggle(),
      forward: () => this.show(this.index + 1),
      back: () => this.show(this.index - 1),
      start: () => this.show(0),
      end: () => this.show(this.#last),
      bottleneck: () => this.show(bottleneckAfter(playback, this.index) ?? this.index),
      'bottleneck-back': () => this.show(bottleneckBefore(playback, this.index) ?? this.index),
    };
    goes[action]();
  }

  #toggle(): void {
    if (this.playing) {
      this.pause();
    } else {
      this.play();
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.playback) {
      return nothing;
    }
    return playbackTemplate({
      playback: this.playback,
      index: this.index,
      last: this.#last,
      plain: this.plain,
      letters: this.letters,
      playing: this.playing,
      speed: this.speed,
      say: (key, values = {}) => message(this.texts, key, values),
      show: (index) => this.show(index),
      toggle: () => this.#toggle(),
      setSpeed: (speed) => this.#setSpeed(speed),
      jump: (technique) => this.#toTechnique(technique),
    });
  }

  #setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) {
      this.#wait();
    }
  }

  /** To the next step of a technique; after its last, to its first. */
  #toTechnique(technique: string): void {
    const frames = this.playback!.frames;
    const has = (frame: Frame): boolean => frame.techniques?.includes(technique) ?? false;
    const next = frames.findIndex((frame, at) => at > this.index && has(frame));
    this.show(next >= 0 ? next : frames.findIndex(has));
  }
}

customElements.define('playback-player', PlaybackPlayer);
