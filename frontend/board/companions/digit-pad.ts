import { css, html, nothing, type TemplateResult } from 'lit';
import { Companion, companionStyle } from './companion.js';
import { COLOUR_SHAPES } from '../draw/colour-signs.js';
import { ICONS } from './icons.js';
import { LongPress } from '../input/long-press.js';
import { hasOneMarkEach } from '../game/edits.js';
import { candidates, commonMarks } from '../puzzle/candidates.js';
import { COLOURS, type Preferences } from '../puzzle/types.js';

/** Smallest key and gap, in pixels. */
const KEY = 44;
const GAP = 6;

/** Wider than this keys only get farther from the hand. */
const WIDEST = 560;

/** Digits in a row and rows of them, where they stand as on a computer. */
const BLOCK = 3;

/** Keys in a row of a half. */
const HALF = 2;

/** Windows with room at both sides of a board; in others, halves would have a hole between them. */
const SIDES = '(width >= 1000px), (width >= 560px) and (height < 560px)';

/** Keys beside the values: clear, lock and fill, which a question has not. */
const OTHERS = 3;
const OTHERS_OF_A_QUESTION = 2;

/**
 * The board's own keypad, in keypad order. It shows how many of each digit remain where the board tells that, else it
 * dims the digits that the selected cells can not take any more. A bar over a digit says that it is a mark of the selected
 * cells: on a large board on a phone marks are too small to be read at ease. With "digit first" a key is held and cells
 * are tapped.
 */
export class DigitPad extends Companion {
  static override styles = [
    companionStyle,
    css`
      :host {
        --key: clamp(44px, var(--pad-key-height, 56px), 72px);
      }
      .pad {
        display: grid;
        gap: 6px;
        grid-template-columns: repeat(var(--columns, 5), minmax(44px, 1fr));
      }
      button {
        position: relative;
        height: var(--key);
        font-size: 24px;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      :host([large]) button:not(.small) {
        font-size: 32px;
      }
      /* half at each hand */
      .pad.split {
        display: block;
      }
      .half {
        display: grid;
        gap: 6px;
        grid: repeat(var(--rows), var(--key)) / repeat(2, 56px);
        justify-content: end;
      }
      .spare-1 > :last-child,
      .spare-2 > :nth-last-child(-n + 2),
      .spare-3 > :nth-last-child(-n + 3) {
        grid-column: span 2;
      }
      .half:first-child {
        position: absolute;
        left: var(--half-left, 0);
      }
      button.small {
        font-size: 18px;
        font-weight: 550;
        color: var(--ink-2);
      }
      /* a number of two digits and a count of two share a narrow key: one above the other */
      .wide button:has(small) {
        padding-bottom: 12px;
        font-size: 21px;
        line-height: 1;
      }
      .wide small {
        inset: auto 0 4px;
        line-height: 1;
      }
      button.offer {
        border-color: var(--accent);
        color: var(--accent);
      }
      .pad > .clear {
        grid-column: span calc(1 + var(--spare));
      }
      button.corner {
        color: var(--accent);
      }
      button.small::after {
        content: '';
        position: absolute;
        inset: auto 5px 5px auto;
        border: 5px solid transparent;
        border-right-color: currentColor;
        border-bottom-color: currentColor;
      }
      button.dim {
        color: var(--ink-2);
        font-weight: 450;
        background: transparent;
        border-style: dashed;
      }
      button.marked::before {
        content: '';
        position: absolute;
        inset: 4px 28% auto;
        /* no background, of which forced colours leave nothing */
        border-top: 4px solid var(--accent);
        border-radius: 2px;
      }
      button[aria-pressed='true'] {
        background: var(--ink);
        color: var(--paper);
        border-color: transparent;
      }
      button[aria-pressed='true'].marked::before {
        border-color: currentColor;
      }
      small {
        position: absolute;
        inset: auto 7px 3px auto;
        font-size: 12px;
        font-weight: 500;
        color: var(--ink-2);
      }
      small::before {
        content: attr(data-left);
      }
      [aria-pressed='true'] small {
        color: inherit;
      }
      .swatch {
        display: block;
        margin: auto;
        width: 30px;
        height: 30px;
        border-radius: 7px;
        border: 1px solid var(--ink-2);
      }
      .swatch path {
        fill: var(--ink);
        fill-rule: evenodd;
      }
    `,
  ];

  static override properties = { ...Companion.properties, columns: { state: true }, spare: { state: true } };

  declare columns: number;

  /** Places of the last row that no key needs: clear takes them. */
  declare spare: number;

  /** Asking the page instead would make it lay itself out in the middle of every key. */
  #width = 0;
  readonly #resizes = new ResizeObserver((sizes) => {
    this.#width = sizes.at(-1)!.contentRect.width;
    this.#arrange();
  });
  readonly #sides = matchMedia(SIDES);
  readonly #turned = (): void => this.boardChanged();
  readonly #press = new LongPress();
  #held = false;

  constructor() {
    super();
    this.columns = 5;
    this.spare = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
    this.#sides.addEventListener('change', this.#turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
    this.#sides.removeEventListener('change', this.#turned);
    this.#press.cancel();
  }

  protected override boardChanged(): void {
    super.boardChanged();
    this.#arrange();
  }

  protected override render(): TemplateResult {
    const controls = this.board?.controls;
    const isWide = this.board?.topology?.picture.digits.some((digit) => digit > 9) ?? false;
    const values = controls?.mode === 'colour' ? this.#colours() : this.#digits();
    const isSplit = this.#place === 'split';
    return html`<div
      class="pad ${isWide ? 'wide' : ''} ${isSplit ? 'split' : ''}"
      role="group"
      dir="ltr"
      aria-label=${this.text('pad.label')}
      style="--columns: ${this.columns}; --spare: ${this.spare}; --rows: ${rowsOfHalves(this.#most)}"
      @mousedown=${this.keepFocus}
      @contextmenu=${this.keepFocus}
    >
      ${isSplit
        ? halves([...values, ...this.#others()])
        : this.#isBlock
          ? block(values, this.#others())
          : [...values, ...this.#others()]}
    </div>`;
  }

  /** The keys beside the values. */
  #others(): TemplateResult[] {
    const controls = this.board?.controls;
    const locked = controls?.locked !== undefined;
    const areSingle = hasOneMarkEach(this.board?.cells ?? []);
    const fill = this.text(areSingle ? 'pad.marks-to-digits' : 'pad.fill');
    const lock = this.text(locked ? 'pad.locked' : 'pad.lock', { digit: controls?.locked ?? '' });
    const keys = [
      html`<button type="button" class="clear" aria-label=${this.text('pad.clear')} title=${this.text('pad.clear')} @click=${this.#clear}>
        ${this.sign(ICONS.clear, 'pad.clear')}
      </button>`,
      html`<button type="button" aria-pressed=${locked} aria-label=${lock} title=${lock} @click=${this.#toggleLock}>
        ${this.sign(locked ? ICONS.lock : ICONS.unlock, 'pad.lock.word')}
      </button>`,
    ];
    const look = areSingle ? 'offer' : '';
    return this.#isQuestion
      ? keys
      : [
          ...keys,
          html`<button type="button" class=${look} aria-label=${fill} title=${fill} @click=${this.#fill}>
            ${this.sign(ICONS.fill, 'pad.fill.word')}
          </button>`,
        ];
  }

  #digits(): TemplateResult[] {
    const { board } = this;
    const topology = board?.topology;
    if (!board || !topology) {
      return [];
    }
    const { controls, cells } = board;
    const selected = controls.selection.cells;
    const times = topology.timesOfEachDigit();
    const free = new Set(selected.flatMap((cell) => candidates({ topology, cells }, cell)));
    const marked = commonMarks(cells, selected);
    const tapMode = controls.modeOfTap(false);
    return topology.picture.digits.map((digit) => {
      const left = times === undefined ? undefined : Math.max(0, times - placed(cells, digit));
      const dim = left === undefined ? selected.length > 0 && !free.has(digit) : left === 0;
      const key = tapMode === 'digit' ? (left === undefined ? 'pad.digit' : 'pad.digit-left') : `pad.${tapMode}`;
      const look = `${dim ? 'dim ' : ''}${marked.has(digit) ? 'marked ' : ''}${tapMode === 'digit' ? '' : `small ${tapMode}`}`;
      return this.#key(
        digit,
        look,
        this.text(key as 'pad.digit', { digit, count: left ?? 0 }),
        html`${digit}${left === undefined || tapMode !== 'digit' ? nothing : html`<small data-left=${left}></small>`}`,
      );
    });
  }

  #colours(): TemplateResult[] {
    return Array.from({ length: COLOURS }, (_, i) => {
      const label = this.text(`colour.${i + 1}` as 'colour.1');
      const swatch = html`<svg class="swatch" viewBox="-9 -9 18 18" style="background: ${colourOf(this.puzzleBoard, i + 1)}">
        <path d=${`M0 0${COLOUR_SHAPES[i]!}`} />
      </svg>`;
      return this.#key(i + 1, '', label, swatch);
    });
  }

  #key(value: number, look: string, label: string, content: unknown): TemplateResult {
    const locked = this.board?.controls.locked;
    return html`<button
      type="button"
      class=${look}
      aria-label=${label}
      aria-pressed=${locked === undefined ? nothing : String(locked === value)}
      @pointerdown=${(event: PointerEvent) => this.#down(value, event)}
      @pointerup=${(event: PointerEvent) => this.#press.up(event.timeStamp)}
      @pointerleave=${() => this.#press.cancel()}
      @pointercancel=${() => this.#press.cancel()}
      @click=${() => this.#tapped(value)}
    >
      ${content}
    </button>`;
  }

  #down(value: number, { timeStamp }: PointerEvent): void {
    this.#held = false;
    this.#press.down(timeStamp, () => {
      this.#held = true;
      this.#enter(value, true);
    });
  }

  #tapped(value: number): void {
    if (!this.#held) {
      this.#enter(value, false);
    }
    this.#held = false;
  }

  #enter(value: number, held: boolean): void {
    const controls = this.board?.controls;
    if (controls && controls.locked !== undefined) {
      controls.lock(value);
    } else {
      controls?.enter(value, controls.mode === 'colour' ? 'colour' : controls.modeOfTap(held));
    }
  }

  get #isQuestion(): boolean {
    return this.#preferences?.question ?? false;
  }

  readonly #clear = (): void => this.board?.controls.clear();

  readonly #fill = (): void => this.board?.controls.fill();

  readonly #toggleLock = (): void => {
    const controls = this.board?.controls;
    controls?.lock(controls.locked === undefined ? (this.board?.topology?.picture.digits[0] ?? 1) : undefined);
  };

  /** Keys with as many values as any mode has. */
  get #most(): number {
    const values = this.board?.topology?.picture.digits.length ?? 9;
    return Math.max(values, COLOURS) + this.#otherKeys;
  }

  get #otherKeys(): number {
    return this.#isQuestion ? OTHERS_OF_A_QUESTION : OTHERS;
  }

  /** Digits stand three in a row, the smallest at the bottom. */
  get #isBlock(): boolean {
    const values = this.board?.topology?.picture.digits.length ?? 0;
    return this.#preferences?.digitOrder === 'computer' && this.board?.controls.mode !== 'colour' && values <= BLOCK * BLOCK;
  }

  get #preferences(): Preferences | undefined {
    return this.puzzleBoard?.settings.preferences;
  }

  /** Only the page of a game has room for it elsewhere. */
  get #place(): Preferences['keypad'] {
    const wanted = this.#preferences?.game ? this.#preferences.keypad : 'right';
    return wanted === 'split' && !this.#sides.matches ? 'below' : wanted;
  }

  /**
   * As few rows as keys of a finger's size allow, filled evenly; as many for digits as for colours, because the keypad
   * must not grow and push the board when the mode changes. The page makes room for the rows.
   */
  #arrange(): void {
    const preferences = this.#preferences;
    this.setAttribute('place', this.#place);
    this.toggleAttribute('large', preferences?.largeKeys ?? false);
    const values = this.board?.topology?.picture.digits.length ?? 9;
    const most = Math.max(1, Math.floor((Math.min(this.#width, WIDEST) + GAP) / (KEY + GAP)));
    const isOfThree = preferences?.digitOrder === 'computer' && values <= BLOCK * BLOCK;
    const rows = isOfThree ? BLOCK : Math.ceil(this.#most / Math.min(most, 8));
    this.setAttribute('rows', String(rows));
    const keys = (this.board?.controls.mode === 'colour' ? COLOURS : values) + this.#otherKeys;
    this.columns = isOfThree ? BLOCK + 1 : Math.ceil(keys / rows);
    this.spare = this.#isBlock ? 0 : this.columns * Math.ceil(keys / this.columns) - keys;
  }
}

/** Rows of two halves, with two keys in each row of a half. */
function rowsOfHalves(keys: number): number {
  return Math.ceil(keys / (2 * HALF));
}

/** Both halves, with as many rows: the last keys take the places that no key needs. */
function halves(keys: readonly TemplateResult[]): TemplateResult[] {
  const middle = HALF * rowsOfHalves(keys.length);
  return [
    html`<div class="half">${keys.slice(0, middle)}</div>`,
    html`<div class="half spare-${2 * middle - keys.length}">${keys.slice(middle)}</div>`,
  ];
}

/** Rows of three with the first values at the bottom, and at the end of each row another key. */
function block(values: readonly TemplateResult[], others: readonly TemplateResult[]): TemplateResult[] {
  return Array.from({ length: BLOCK }, (_, i) => {
    const from = BLOCK * (BLOCK - 1 - i);
    return [...filled(values.slice(from, from + BLOCK), BLOCK), ...filled(others.slice(i, i + 1), 1)];
  }).flat();
}

function filled(keys: readonly TemplateResult[], places: number): TemplateResult[] {
  return [...keys, ...Array.from({ length: places - keys.length }, () => html`<i></i>`)];
}

function placed(cells: readonly { readonly digit: number | null }[], digit: number): number {
  return cells.reduce((count, cell) => count + (cell.digit === digit ? 1 : 0), 0);
}

function colourOf(board: Element | undefined, colour: number): string {
  return board ? getComputedStyle(board).getPropertyValue(`--board-colour-${colour}`) : '';
}

customElements.define('digit-pad', DigitPad);
