import { isOn, KEY_TABLE, type KeyAction, type KeyBinding, type WantedKeys } from './keys.js';
import type { Direction } from '../puzzle/topology.js';
import type { BoardCommand, Mode } from '../puzzle/types.js';

/** The parts of a KeyboardEvent that decide; an event is one. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState(name: string): boolean;
}

/** What the player asks the board to do. */
export type Command =
  | { readonly kind: 'move'; readonly direction: Direction; readonly extend: boolean; readonly toOpen: boolean }
  | { readonly kind: 'jump'; readonly to: 'row-start' | 'row-end' | 'first' | 'last'; readonly extend: boolean }
  /** A digit key; without a mode it writes in the board's current one. */
  | { readonly kind: 'digit'; readonly digit: number; readonly mode?: Mode }
  | { readonly kind: 'mode'; readonly mode: Mode | 'toggle' }
  | { readonly kind: 'clear' | 'undo' | 'redo' | 'fill' | 'branch' | 'accept' | 'drop' | 'zoom-in' | 'zoom-out' }
  | { readonly kind: 'ask'; readonly name: BoardCommand };

const IN_A_PAUSE: readonly BoardCommand[] = ['pause', 'help', 'escape'];

const ASKED_OF_A_PICTURE: readonly BoardCommand[] = ['say', 'escape'];
const ON_A_PICTURE: readonly Command['kind'][] = ['move', 'jump', 'zoom-in', 'zoom-out'];

/** What decides which keys a board takes. */
export interface KeptBoard {
  readonly paused: boolean;
  /** It is looked at and not played on. */
  readonly readonly: boolean;
  /** Its values; a board without a picture has none. */
  readonly digits: readonly number[];
}

/** Whether a board takes a command now; what it leaves goes on to the page and the browser. */
export function takes({ paused, readonly, digits }: KeptBoard, command: Command): boolean {
  if (paused) {
    return command.kind === 'ask' && IN_A_PAUSE.includes(command.name);
  }
  if (readonly) {
    return command.kind === 'ask' ? ASKED_OF_A_PICTURE.includes(command.name) : ON_A_PICTURE.includes(command.kind);
  }
  // Ctrl+0 is the browser's own zoom, and a 0 is a mark only where some value is written with it
  return command.kind !== 'digit' || command.mode !== 'mark' || command.digit > 0 || digits.some((value) => value % 10 === 0);
}

const REPEATED: readonly Command['kind'][] = ['move', 'jump', 'undo', 'redo', 'zoom-in', 'zoom-out'];

/** Whether a key that is held goes on with it. */
export const repeats = (command: Command): boolean => REPEATED.includes(command.kind);

const DIRECTIONS: Partial<Record<KeyAction, Direction>> = {
  up: { down: -1, right: 0 },
  down: { down: 1, right: 0 },
  left: { down: 0, right: -1 },
  right: { down: 0, right: 1 },
};

/**
 * The command of a key press, or undefined when the key is not the board's: Tab always leaves, Alt and AltGr belong to
 * the browser. Digits go by the physical key (AZERTY prints them through Shift); letters by what is printed on them,
 * and by place where the layout prints no Latin letters.
 */
export function commandOf(press: Press, wanted: WantedKeys): Command | undefined {
  if (press.altKey || press.getModifierState('AltGraph')) {
    return undefined;
  }
  const ctrl = press.ctrlKey || press.metaKey;
  const digit = digitOf(press);
  if (digit) {
    return digitCommand(digit, ctrl);
  }
  const key = printed(press);
  for (const row of KEY_TABLE) {
    const binding = row.keys.find((candidate) => fits(candidate, key, ctrl, press.shiftKey));
    if (binding && isOn(row, wanted)) {
      return command(binding, press.shiftKey, ctrl);
    }
  }
  return undefined;
}

const PAD_WITHOUT_NUM_LOCK = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|Insert|Clear)$/;

interface DigitKey {
  readonly digit: number;
  readonly shift: boolean;
}

/**
 * The digit of a key by its place. Number pads: with NumLock on, Shift makes Windows report "Home" for 7 and even hide
 * the Shift key, so a pad key that reports such a name although NumLock is on is Shift and that digit. Others say what
 * prints: a digit of any script, or "Process" where an input method takes it.
 */
function digitOf(press: Press): DigitKey | undefined {
  const row = /^Digit(\d)$/.exec(press.code);
  if (row) {
    return { digit: Number(row[1]), shift: press.shiftKey };
  }
  const pad = /^Numpad(\d)$/.exec(press.code);
  if (pad) {
    const isDigit = /^\p{Nd}$/u.test(press.key) || press.getModifierState('NumLock');
    return isDigit ? { digit: Number(pad[1]), shift: press.shiftKey || PAD_WITHOUT_NUM_LOCK.test(press.key) } : undefined;
  }
  // keyboards on screen may report no code
  return press.code === '' && /^\d$/.test(press.key) ? { digit: Number(press.key), shift: false } : undefined;
}

function digitCommand({ digit, shift }: DigitKey, ctrl: boolean): Command | undefined {
  const binding = KEY_TABLE.flatMap(({ keys }) => keys).find((candidate) => fits(candidate, '0-9', ctrl, shift));
  if (!binding) {
    return undefined;
  }
  return { kind: 'digit', digit, ...(ctrl ? { mode: 'mark' } : shift ? { mode: 'corner' } : {}) };
}

function printed({ key, code }: Press): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const foreign = letter !== undefined && key.length === 1 && key > '\u007f';
  return (foreign ? letter : key === '=' ? '+' : key === '_' ? '-' : key).toLowerCase();
}

function fits(binding: KeyBinding, key: string, ctrl: boolean, shift: boolean): boolean {
  const shiftFits = binding.shift === 'any' || (binding.shift ?? false) === shift;
  return binding.key === key && (binding.ctrl ?? false) === ctrl && shiftFits;
}

function command({ action }: KeyBinding, shift: boolean, ctrl: boolean): Command | undefined {
  const direction = DIRECTIONS[action];
  if (direction) {
    return { kind: 'move', direction, extend: shift, toOpen: ctrl };
  }
  switch (action) {
    case 'row-start':
    case 'row-end':
    case 'first':
    case 'last':
      return { kind: 'jump', to: action, extend: shift };
    case 'toggle-mode':
      return { kind: 'mode', mode: 'toggle' };
    case 'mode-digit':
    case 'mode-mark':
    case 'mode-corner':
    case 'mode-colour':
      return { kind: 'mode', mode: action.slice('mode-'.length) as Mode };
    case 'clear':
    case 'undo':
    case 'redo':
    case 'fill':
    case 'branch':
    case 'accept':
    case 'drop':
    case 'zoom-in':
    case 'zoom-out':
      return { kind: action };
    case 'hint':
    case 'all-steps':
    case 'check':
    case 'solve':
    case 'next':
    case 'why-branch':
    case 'pause':
    case 'help':
    case 'escape':
    case 'say':
    case 'say-candidates':
      return { kind: 'ask', name: action };
    default:
      return undefined;
  }
}
