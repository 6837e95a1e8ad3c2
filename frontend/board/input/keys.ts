import type { TextKey } from '../text/text-keys.js';

/**
 * All keys of the board, in one table: the board obeys it and the help sheet is generated from it, so the two cannot
 * drift apart. Plain data, ready for JSON.
 */

/** What a key asks for; `key-command.ts` gives each its arguments. */
export type KeyAction =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last'
  | 'value'
  | 'toggle-mode'
  | 'mode-digit'
  | 'mode-mark'
  | 'mode-corner'
  | 'mode-colour'
  | 'clear'
  | 'undo'
  | 'redo'
  | 'fill'
  | 'hint'
  | 'all-steps'
  | 'check'
  | 'solve'
  | 'next'
  | 'pause'
  | 'say'
  | 'say-candidates'
  | 'help'
  | 'branch'
  | 'accept'
  | 'drop'
  | 'why-branch'
  | 'escape'
  | 'zoom-in'
  | 'zoom-out'
  | 'leave';

export interface KeyBinding {
  /** `KeyboardEvent.key` in lower case, or "0-9" for the digit keys wherever they lie. */
  readonly key: string;
  readonly action: KeyAction;
  /** Absent: must not be held. */
  readonly ctrl?: true;
  /** Absent: must not be held, except with keys that are printed through Shift. */
  readonly shift?: boolean | 'any';
}

export interface KeyRow {
  readonly group: 'move' | 'write' | 'branch' | 'board' | 'ask';
  readonly text: TextKey;
  /** None for what a double tap does. */
  readonly keys: readonly KeyBinding[];
  /** A single letter, off when the player turns letter keys off. */
  readonly letter?: true;
  /** Asks for a hint, off when the player wants none. */
  readonly hint?: true;
  /** About branches, off where there are none. */
  readonly branch?: true;
  /** Fills in marks, off where a step is asked for. */
  readonly fill?: true;
  /** About the clock or the combinations of a game, off where there is none, as in a lesson. */
  readonly game?: true;
}

/** What a player has chosen about keys. */
export interface WantedKeys {
  readonly letterKeys: boolean;
  readonly hints: boolean;
  readonly branches: boolean;
  readonly question: boolean;
  readonly game: boolean;
}

export const isOn = (row: KeyRow, { letterKeys, hints, branches, question, game }: WantedKeys): boolean =>
  (letterKeys || !row.letter) &&
  (hints || !row.hint) &&
  (branches || !row.branch) &&
  (!question || !row.fill) &&
  (game || !row.game);

const arrows = (modifiers: Pick<KeyBinding, 'ctrl' | 'shift'> = {}): KeyBinding[] => [
  { key: 'arrowup', action: 'up', ...modifiers },
  { key: 'arrowdown', action: 'down', ...modifiers },
  { key: 'arrowleft', action: 'left', ...modifiers },
  { key: 'arrowright', action: 'right', ...modifiers },
];

export const KEY_TABLE: readonly KeyRow[] = [
  { group: 'move', text: 'key.move', keys: arrows() },
  {
    group: 'move',
    text: 'key.move',
    letter: true,
    keys: [
      { key: 'w', action: 'up', shift: 'any' },
      { key: 'a', action: 'left', shift: 'any' },
      { key: 's', action: 'down', shift: 'any' },
      { key: 'd', action: 'right', shift: 'any' },
    ],
  },
  {
    group: 'move',
    text: 'key.row-ends',
    keys: [
      { key: 'home', action: 'row-start', shift: 'any' },
      { key: 'end', action: 'row-end', shift: 'any' },
    ],
  },
  {
    group: 'move',
    text: 'key.board-ends',
    keys: [
      { key: 'home', action: 'first', ctrl: true, shift: 'any' },
      { key: 'end', action: 'last', ctrl: true, shift: 'any' },
    ],
  },
  { group: 'move', text: 'key.next-open', keys: arrows({ ctrl: true, shift: 'any' }) },
  { group: 'move', text: 'key.extend', keys: arrows({ shift: true }) },
  { group: 'move', text: 'key.alike', keys: [] },
  { group: 'move', text: 'key.leave', keys: [{ key: 'tab', action: 'leave' }] },
  { group: 'write', text: 'key.value', keys: [{ key: '0-9', action: 'value' }] },
  { group: 'write', text: 'key.candidate', keys: [{ key: '0-9', action: 'value', ctrl: true }] },
  { group: 'write', text: 'key.corner', keys: [{ key: '0-9', action: 'value', shift: true }] },
  { group: 'write', text: 'key.toggle-mode', keys: [{ key: ' ', action: 'toggle-mode' }] },
  {
    group: 'write',
    text: 'key.modes',
    letter: true,
    keys: [
      { key: 'z', action: 'mode-digit' },
      { key: 'x', action: 'mode-mark' },
      { key: 'c', action: 'mode-corner' },
      { key: 'v', action: 'mode-colour' },
    ],
  },
  {
    group: 'write',
    text: 'key.clear',
    keys: [
      { key: 'backspace', action: 'clear', shift: 'any' },
      { key: 'delete', action: 'clear', shift: 'any' },
    ],
  },
  { group: 'write', text: 'key.fill', letter: true, fill: true, keys: [{ key: 'm', action: 'fill' }] },
  { group: 'branch', text: 'key.branch', letter: true, branch: true, keys: [{ key: 'b', action: 'branch' }] },
  { group: 'branch', text: 'key.accept', letter: true, branch: true, keys: [{ key: 'y', action: 'accept' }] },
  { group: 'branch', text: 'key.drop', letter: true, branch: true, keys: [{ key: 'n', action: 'drop' }] },
  {
    group: 'branch',
    text: 'key.why-branch',
    letter: true,
    hint: true,
    branch: true,
    keys: [{ key: 'b', action: 'why-branch', shift: true }],
  },
  { group: 'board', text: 'key.undo', keys: [{ key: 'z', action: 'undo', ctrl: true }] },
  {
    group: 'board',
    text: 'key.redo',
    keys: [
      { key: 'y', action: 'redo', ctrl: true },
      { key: 'z', action: 'redo', ctrl: true, shift: true },
    ],
  },
  {
    group: 'board',
    text: 'key.zoom',
    keys: [
      { key: '+', action: 'zoom-in', shift: 'any' },
      { key: '-', action: 'zoom-out', shift: 'any' },
    ],
  },
  { group: 'board', text: 'key.pause', letter: true, game: true, keys: [{ key: 'p', action: 'pause' }] },
  { group: 'board', text: 'key.escape', keys: [{ key: 'escape', action: 'escape' }] },
  { group: 'ask', text: 'key.hint', letter: true, hint: true, keys: [{ key: 'h', action: 'hint' }] },
  { group: 'ask', text: 'key.hint', letter: true, hint: true, keys: [{ key: '?', action: 'hint', shift: 'any' }] },
  { group: 'ask', text: 'key.all-steps', letter: true, hint: true, keys: [{ key: 'h', action: 'all-steps', shift: true }] },
  { group: 'ask', text: 'key.check', letter: true, game: true, keys: [{ key: 'k', action: 'check' }] },
  { group: 'ask', text: 'key.solve', letter: true, game: true, keys: [{ key: 'k', action: 'solve', shift: true }] },
  { group: 'ask', text: 'key.next', letter: true, game: true, keys: [{ key: 'n', action: 'next', shift: true }] },
  { group: 'ask', text: 'key.say', letter: true, keys: [{ key: 'r', action: 'say' }] },
  { group: 'ask', text: 'key.say-candidates', letter: true, game: true, keys: [{ key: 'r', action: 'say-candidates', shift: true }] },
  { group: 'ask', text: 'key.help', keys: [{ key: 'f1', action: 'help' }] },
];

/** The first key of an action as `aria-keyshortcuts` names it; undefined where it has none, or letters are no keys. */
export function shortcutOf(action: KeyAction, letterKeys: boolean): string | undefined {
  const binding = KEY_TABLE.filter((row) => letterKeys || !row.letter)
    .flatMap(({ keys }) => keys)
    .find((candidate) => candidate.action === action);
  return binding && `${binding.ctrl ? 'Control+' : ''}${binding.shift === true ? 'Shift+' : ''}${binding.key.toUpperCase()}`;
}
