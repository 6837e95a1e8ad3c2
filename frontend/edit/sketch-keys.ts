/** The keys of the editor, once: the board obeys this table, and the help sheet shows it. */
export type SketchCommand =
  | { readonly name: 'move' | 'extend'; readonly down: number; readonly right: number }
  | { readonly name: 'type'; readonly text: string }
  | { readonly name: 'act' | 'join' | 'flip' | 'commit' | 'leave' | 'erase' | 'given' | 'undo' | 'redo' | 'help' }
  | { readonly name: 'tool'; readonly tool: 'shape' | 'join' | 'clues' | 'digits' }
  | { readonly name: 'solution'; readonly by: number };

interface Row {
  /** As shown, one for each key. */
  readonly keys: readonly string[];
  /** Names the text `key.<does>`. */
  readonly does: string;
  readonly command: (event: KeyboardEvent) => SketchCommand | undefined;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function arrow(event: KeyboardEvent, name: 'move' | 'extend'): SketchCommand | undefined {
  const by = ARROWS[event.key];
  return by && !event.ctrlKey && event.shiftKey === (name === 'extend') ? { name, down: by[0], right: by[1] } : undefined;
}

function plain(key: string, command: SketchCommand): Row['command'] {
  return (event) => (event.key.toLowerCase() === key && !event.ctrlKey && !event.metaKey && !event.altKey ? command : undefined);
}

function withControl(key: string, shift: boolean, command: SketchCommand): Row['command'] {
  return (event) =>
    (event.ctrlKey || event.metaKey) && event.shiftKey === shift && event.key.toLowerCase() === key ? command : undefined;
}

/** `12+`, `3−`, `24×`: what a clue is typed with. */
const TYPED = /^[0-9+*/=?x:−×÷-]$/;

function typed(event: KeyboardEvent): SketchCommand | undefined {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  if (TYPED.test(event.key)) {
    return { name: 'type', text: event.key };
  }
  return digit !== undefined && !event.shiftKey ? { name: 'type', text: digit } : undefined;
}

export const SKETCH_KEYS: readonly Row[] = [
  { keys: ['↑', '↓', '←', '→'], does: 'move', command: (event) => arrow(event, 'move') },
  { keys: ['Shift+↑ ↓ ← →'], does: 'extend', command: (event) => arrow(event, 'extend') },
  { keys: ['Space'], does: 'act', command: plain(' ', { name: 'act' }) },
  { keys: ['J'], does: 'join', command: plain('j', { name: 'join' }) },
  { keys: ['0 … 9', '+ − * / ?'], does: 'type', command: typed },
  { keys: ['F'], does: 'flip', command: plain('f', { name: 'flip' }) },
  { keys: ['Enter'], does: 'commit', command: plain('enter', { name: 'commit' }) },
  { keys: ['Backspace'], does: 'erase', command: plain('backspace', { name: 'erase' }) },
  { keys: ['Delete'], does: 'erase', command: plain('delete', { name: 'erase' }) },
  { keys: ['G'], does: 'given', command: plain('g', { name: 'given' }) },
  { keys: ['D'], does: 'shape', command: plain('d', { name: 'tool', tool: 'shape' }) },
  { keys: ['C'], does: 'clues', command: plain('c', { name: 'tool', tool: 'clues' }) },
  { keys: ['S'], does: 'digits', command: plain('s', { name: 'tool', tool: 'digits' }) },
  { keys: ['N'], does: 'next', command: plain('n', { name: 'solution', by: 1 }) },
  { keys: ['B'], does: 'previous', command: plain('b', { name: 'solution', by: -1 }) },
  { keys: ['Ctrl+Z'], does: 'undo', command: withControl('z', false, { name: 'undo' }) },
  { keys: ['Ctrl+Y'], does: 'redo', command: withControl('y', false, { name: 'redo' }) },
  { keys: ['Ctrl+Shift+Z'], does: 'redo', command: withControl('z', true, { name: 'redo' }) },
  { keys: ['F1'], does: 'help', command: plain('f1', { name: 'help' }) },
  { keys: ['Esc'], does: 'leave', command: plain('escape', { name: 'leave' }) },
];

export function commandOf(event: KeyboardEvent): SketchCommand | undefined {
  for (const { command } of SKETCH_KEYS) {
    const found = command(event);
    if (found) {
      return found;
    }
  }
  return undefined;
}
