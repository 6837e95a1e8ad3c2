import { LitElement, type PropertyValues } from 'lit';
import type { BoardSettings } from '../channel/board-port.js';
import type { Texts } from '../text/message.js';
import {
  NO_PREFERENCES,
  type ClueState,
  type Game,
  type Highlights,
  type Picture,
  type PositionCell,
  type Preferences,
} from '../puzzle/types.js';
import { prefix } from '../../connection/prefix.js';

/** Properties that may change the look of any cell. */
export const REPAINT = [
  'picture',
  'position',
  'positionClues',
  'wrong',
  'highlights',
  'preferences',
  'texts',
  'finished',
  'paused',
  'readonly',
] as const;

/** What a puzzle board is told from outside; the rest of it lives by these. */
export class BoardProperties extends LitElement {
  static override properties = {
    picture: { attribute: false },
    pictureJson: { attribute: false },
    game: { attribute: false },
    gameJson: { attribute: false },
    clueStates: { attribute: false },
    wrong: { attribute: false },
    highlights: { attribute: false },
    position: { attribute: false },
    positionClues: { attribute: false },
    preferences: { attribute: false },
    texts: { attribute: false },
    finished: { type: Boolean, reflect: true },
    paused: { type: Boolean, reflect: true },
    readonly: { type: Boolean, reflect: true },
    ping: {},
    shown: { state: true },
    branchLevel: { state: true },
    interrupted: { type: Boolean, reflect: true },
  };

  declare picture: Picture | null;
  /** The picture as the server keeps and sends it. */
  declare pictureJson: string;
  declare game: Game | null;
  /** The game as the server keeps and sends it. */
  declare gameJson: string;
  declare clueStates: Readonly<Record<string, ClueState>>;
  declare wrong: readonly number[];
  declare highlights: Highlights | null;
  /** Shown instead of the game; the board can not be changed then. */
  declare position: readonly PositionCell[] | null;
  /** How the clues stand in that position; null where it is not told. */
  declare positionClues: Readonly<Record<string, ClueState>> | null;
  declare preferences: Preferences;
  declare texts: Texts;
  declare finished: boolean;
  declare paused: boolean;
  declare readonly: boolean;
  /** Address that answers quickly while the server lives, without making a session. */
  declare ping: string;
  declare shown: string;
  /** Of the innermost branch that is open; 0 when none is. */
  declare branchLevel: number;
  declare interrupted: boolean;

  constructor() {
    super();
    this.picture = this.game = this.highlights = this.position = this.positionClues = null;
    this.pictureJson = this.gameJson = '';
    this.clueStates = {};
    this.wrong = [];
    this.preferences = NO_PREFERENCES;
    this.texts = {};
    this.finished = this.paused = this.readonly = this.interrupted = false;
    this.ping = `${prefix}/actuator/health`;
    this.shown = '';
    this.branchLevel = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('pictureJson') && this.pictureJson !== '') {
      this.picture = JSON.parse(this.pictureJson) as Picture;
    }
    if (changed.has('gameJson') && this.gameJson !== '') {
      this.game = JSON.parse(this.gameJson) as Game;
    }
  }

  get settings(): BoardSettings {
    const editable = !this.readonly && !this.finished && !this.paused && this.position === null;
    return { preferences: this.preferences, texts: this.texts, editable, away: this.interrupted, finished: this.finished };
  }
}
