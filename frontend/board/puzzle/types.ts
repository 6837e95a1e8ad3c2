/**
 * The values that travel between server and board. Cells are numbered from 0 in reading order of the white tiles;
 * people see rows and columns counted from 1.
 */

export interface WhiteTile {
  readonly kind: 'white';
  readonly cell: number;
  /** Tiles of one region have no thick border between them. */
  readonly region: number;
  /** Tiles of one cage have a dashed outline around them. Absent where cages are regions, or there are none. */
  readonly cage?: number;
  /** Text in the top left corner, such as "15+". */
  readonly clue?: string;
  readonly clueId?: number;
  readonly given?: number;
}

export interface SplitClue {
  readonly text: string;
  readonly clueId: number;
}

export interface BlackTile {
  readonly kind: 'black';
  readonly down?: SplitClue;
  readonly across?: SplitClue;
}

export type Tile = WhiteTile | BlackTile;

/** As in the text format: sum, difference, product, quotient, a digit alone, or not shown. */
export type Operation = '+' | '-' | '*' | '/' | '=' | '?';

/** What a clue demands of its cells' digits. */
export interface ClueRule {
  readonly operation: Operation;
  readonly target: number;
  /** Whether a digit may stand only once, lines apart. */
  readonly different: boolean;
}

export interface Clue {
  readonly id: number;
  readonly cells: readonly number[];
  /** Spoken label in the player's language, such as "17 across in 2". */
  readonly name: string;
  /** Absent: not for the board to know. */
  readonly rule?: ClueRule;
}

/** A unit that is neither a row, a column nor a clue. */
export interface Box {
  readonly cells: readonly number[];
  /** Spoken label in the player's language, such as "box 3". */
  readonly name: string;
}

/** As much of a puzzle as is seen of it. `tiles` has rows × columns entries in reading order. */
export interface TileGrid {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly Tile[];
}

/** All that is drawn and never changes while a puzzle is played. */
export interface Picture extends TileGrid {
  /** Legal values, ascending, each 0…63. */
  readonly digits: readonly number[];
  /** Groups of cells that hold different digits. */
  readonly units: readonly (readonly number[])[];
  readonly clues: readonly Clue[];
  /** Absent where there are none. */
  readonly boxes?: readonly Box[];
}

/** An absolute assignment to one cell: an absent field leaves that part as it is, a null digit empties it. */
export interface Change {
  readonly cell: number;
  readonly digit?: number | null;
  readonly candidates?: readonly number[];
  readonly corners?: readonly number[];
  readonly colour?: number;
  readonly markColours?: readonly number[];
}

const TURN_KINDS = ['play', 'branch', 'accept', 'drop'] as const;
/** The kinds of entries that this version knows. */
export const ENTRY_KINDS = [...TURN_KINDS, 'undo', 'redo'] as const;

export type TurnKind = (typeof TURN_KINDS)[number];

/** 'other' is an entry of a kind that this version does not know. It changes nothing. */
export type EntryKind = (typeof ENTRY_KINDS)[number] | 'other';

/** What changes a game, and one undo takes back. */
export interface Turn {
  readonly kind: TurnKind;
  /** Of the branch that is begun, accepted or dropped: 1 for one of the game itself, 2 for one inside that, and so on. */
  readonly level?: number;
  /** Of a play, and what a drop plays besides. */
  readonly changes?: readonly Change[];
}

/** One thing the player did. (client, seq) names it for ever. */
export interface LogEntry {
  readonly client: string;
  readonly seq: number;
  readonly kind: EntryKind;
  readonly level?: number;
  readonly changes?: readonly Change[];
  /** Kind and line of an 'other', as the log has them. */
  readonly text?: string;
}

/** The name of an entry. */
export type EntryName = Pick<LogEntry, 'client' | 'seq'>;

/** An entry in the server's order: versions count 1, 2, 3… per game. */
export interface StoredEntry extends LogEntry {
  readonly version: number;
}

export interface Delivery {
  readonly version: number;
  readonly entries: readonly StoredEntry[];
}

/** The server's snapshot: all turns, the redo tail included; `cursor` of them are applied. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly cursor: number;
  /** How many of the first turns cannot be taken back; none where it is not said. */
  readonly fixed?: number;
  readonly turns: readonly Turn[];
  /** Per client the seq up to which all its entries are stored, so that a reload does not apply them twice. */
  readonly seen?: Readonly<Record<string, number>>;
}

export interface CellState {
  readonly digit: number | null;
  readonly candidates: readonly number[];
  readonly corners: readonly number[];
  /** 0 is none, 1…8 a colour; two are a number of two digits, the older first. */
  readonly colour: number;
  /** The colours of single candidate marks, ascending: for each its digit and the colour as one number. */
  readonly markColours: readonly number[];
}

export type PositionCell = Partial<CellState>;

export type ClueState = 'done' | 'broken';

export type CellRole = 'look' | 'cause' | 'gone' | 'found' | 'broken';

export type MarkRole = 'cause' | 'gone' | 'found';

/** A cell and the digits in it that are spoken of; none where it is about the whole cell. */
export interface ArrowEnd {
  readonly cell: number;
  readonly digits: readonly number[];
}

/** One thing that a chain of thought says of a cell, and the cells that it follows from. */
export interface Arrow {
  /** Place in the telling, from 1; what one sentence says has one number. */
  readonly number: number;
  readonly from: readonly ArrowEnd[];
  readonly to: ArrowEnd;
  readonly says: 'supposed' | 'must' | 'cannot' | 'nothing';
}

export interface Highlights {
  readonly cells?: readonly { readonly cell: number; readonly role: CellRole }[];
  readonly candidates?: readonly { readonly cell: number; readonly digit: number; readonly role: MarkRole }[];
  readonly clues?: readonly { readonly clueId: number; readonly role: 'cause' | 'gone' }[];
  readonly arrows?: readonly Arrow[];
  readonly numbers?: boolean;
}

export interface Preferences {
  readonly tidy: boolean;
  readonly conflicts: boolean;
  readonly peers: boolean;
  readonly same: boolean;
  readonly letterKeys: boolean;
  readonly hints: boolean;
  /** Whether candidate marks stand on yellow squares: what a solver leaves of them, and not what somebody wrote. */
  readonly squares: boolean;
  /** Whether play can branch here, which it cannot in a lesson. */
  readonly branches: boolean;
  /** Whether a step is asked for: to fill in marks would be an answer, and is not offered. */
  readonly question: boolean;
  /** Whether there is a clock, and a list of combinations, which there is not in a lesson. */
  readonly game: boolean;
  /** What a long press writes; a tap writes the other. */
  readonly hold: 'mark' | 'digit';
  readonly highContrast: boolean;
  /** Whether cages are told apart by colours. */
  readonly cageColours: boolean;
  /** Whether a finished game is heard, and felt. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether the combinations that still fit are shown. */
  readonly combinations: boolean;
  /** Whether a game shows no combinations, no tints of the selection, no clock and no prices on buttons of cards. */
  readonly zen: boolean;
  readonly keypad: 'right' | 'left' | 'below' | 'split';
  /** How digits stand on the keypad: 1 on top, or at the bottom. */
  readonly digitOrder: 'phone' | 'computer';
  readonly largeKeys: boolean;
}

/** Before the page has said anything. What holds until a player chooses is said there alone. */
export const NO_PREFERENCES: Preferences = {
  tidy: false,
  conflicts: false,
  peers: false,
  same: false,
  letterKeys: false,
  hints: false,
  squares: false,
  branches: false,
  question: false,
  game: false,
  hold: 'mark',
  highContrast: false,
  cageColours: false,
  sound: false,
  vibration: false,
  combinations: true,
  zen: false,
  keypad: 'right',
  digitOrder: 'phone',
  largeKeys: false,
};

/** A lesson and the trainer have their board as they show it, whatever the player chose for games. */
export function isZen({ zen, game }: Preferences): boolean {
  return zen && game;
}

/** What a digit key writes. */
export type Mode = 'digit' | 'mark' | 'corner' | 'colour';

export const MODES: readonly Mode[] = ['digit', 'mark', 'corner', 'colour'];

export const COLOURS = 8;

/** The colours of a cell, the older first. */
export function coloursOf({ colour }: Pick<CellState, 'colour'>): number[] {
  return colour > 0 ? [...String(colour)].map(Number) : [];
}

/** The marks that have a colour and stand in a cell, and their colours. */
export function colouredMarks({ digit, candidates, markColours }: CellState): { readonly mark: number; readonly colour: number }[] {
  return markColours
    .map((tint) => ({ mark: Math.floor(tint / 10), colour: tint % 10 }))
    .filter(({ mark }) => digit === null && candidates.includes(mark));
}

/** What the board hands on to the page. */
export type BoardCommand = 'hint' | 'all-steps' | 'fit' | 'why-branch' | 'pause' | 'help' | 'escape' | 'check' | 'solve' | 'next' | 'say' | 'say-candidates';
