import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { commandOf, takes, type Command, type KeptBoard, type Press } from '../input/key-command.js';
import { KEY_TABLE, shortcutOf } from '../input/keys.js';

interface Held {
  readonly ctrl?: true;
  readonly shift?: true;
  readonly alt?: true;
  readonly meta?: true;
  readonly numLock?: true;
}

function press(
  key: string,
  code: string,
  held: Held = {},
  letters = true,
  hints = true,
  branches = true,
  game = true,
  question = false,
): Command | undefined {
  const event: Press = {
    key,
    code,
    ctrlKey: held.ctrl ?? false,
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
    metaKey: held.meta ?? false,
    getModifierState: (name) => name === 'NumLock' && held.numLock === true,
  };
  return commandOf(event, { letterKeys: letters, hints, branches, question, game });
}

const digit = (value: number, mode?: 'mark' | 'corner'): Command => ({ kind: 'digit', digit: value, ...(mode ? { mode } : {}) });

describe('digit keys', () => {
  it('go by their place, so that AZERTY needs no Shift', () => {
    assert.deepEqual(press('&', 'Digit1'), digit(1));
    assert.deepEqual(press('1', 'Digit1', { shift: true }), digit(1, 'corner'));
  });

  it('write candidate marks with Ctrl and corner marks with Shift', () => {
    assert.deepEqual(press('4', 'Digit4', { ctrl: true }), digit(4, 'mark'));
    assert.deepEqual(press('$', 'Digit4', { shift: true }), digit(4, 'corner'));
  });

  it('of the number pad write digits when NumLock is on', () => {
    assert.deepEqual(press('7', 'Numpad7', { numLock: true }), digit(7));
    assert.deepEqual(press('7', 'Numpad7', { numLock: true, ctrl: true }), digit(7, 'mark'));
  });

  it('of the number pad are digits whatever script or input method prints them', () => {
    for (const key of ['Process', 'Unidentified', '۱', '１', '1']) {
      assert.deepEqual(press(key, 'Numpad1', { numLock: true }), digit(1), key);
    }
    assert.deepEqual(press('۱', 'Numpad1'), digit(1));
    assert.deepEqual(press('Process', 'Numpad1', { numLock: true, shift: true }), digit(1, 'corner'));
    assert.equal(press('Process', 'Numpad1'), undefined);
  });

  it('of the number pad with Shift write corner marks although they report Home', () => {
    assert.deepEqual(press('Home', 'Numpad7', { numLock: true }), digit(7, 'corner'));
    assert.deepEqual(press('Home', 'Numpad7', { numLock: true, shift: true }), digit(7, 'corner'));
  });

  it('of the number pad move when NumLock is off', () => {
    assert.equal(press('Home', 'Numpad7')?.kind, 'jump');
    assert.equal(press('ArrowLeft', 'Numpad4')?.kind, 'move');
  });
});

describe('other keys', () => {
  it('arrows move, with Shift they extend, with Ctrl they look for an open cell', () => {
    const direction = { down: 0, right: 1 } as const;
    assert.deepEqual(press('ArrowRight', 'ArrowRight'), { kind: 'move', direction, extend: false, toOpen: false });
    const extended = press('ArrowRight', 'ArrowRight', { shift: true });
    assert.deepEqual(extended, { kind: 'move', direction, extend: true, toOpen: false });
    const open = press('ArrowRight', 'ArrowRight', { ctrl: true });
    assert.deepEqual(open, { kind: 'move', direction, extend: false, toOpen: true });
  });

  it('letters go by what is printed on them', () => {
    assert.equal(press('z', 'KeyY')?.kind, 'mode');
    assert.deepEqual(press('z', 'KeyY', { ctrl: true }), { kind: 'undo' });
    assert.equal(press('y', 'KeyZ')?.kind, 'accept');
  });

  it('letters go by their place on layouts without Latin letters', () => {
    assert.deepEqual(press('י', 'KeyH'), { kind: 'ask', name: 'hint' });
    assert.deepEqual(press('я', 'KeyZ', { ctrl: true }), { kind: 'undo' });
  });

  it('R says what a clue has, Shift+R what it still can be', () => {
    assert.deepEqual(press('r', 'KeyR'), { kind: 'ask', name: 'say' });
    assert.deepEqual(press('R', 'KeyR', { shift: true }), { kind: 'ask', name: 'say-candidates' });
  });

  it('undo and redo know Ctrl and the Mac\'s command key', () => {
    assert.deepEqual(press('Z', 'KeyZ', { ctrl: true, shift: true }), { kind: 'redo' });
    assert.deepEqual(press('y', 'KeyY', { ctrl: true }), { kind: 'redo' });
    assert.deepEqual(press('z', 'KeyZ', { meta: true }), { kind: 'undo' });
  });

  it('Tab leaves the board, and Alt belongs to the browser', () => {
    assert.equal(press('Tab', 'Tab'), undefined);
    assert.equal(press('Tab', 'Tab', { shift: true }), undefined);
    assert.equal(press('ArrowLeft', 'ArrowLeft', { alt: true }), undefined);
  });

  it('Ctrl with a letter that is not the board\'s stays with the browser', () => {
    assert.equal(press('h', 'KeyH', { ctrl: true }), undefined);
    assert.equal(press('+', 'Equal', { ctrl: true }), undefined);
  });

  it('single letters do nothing when the player turned them off, the others still work', () => {
    for (const key of ['h', 'm', 'p', 'r', 'w', 'z', '?']) {
      assert.equal(press(key, `Key${key.toUpperCase()}`, {}, false), undefined, key);
    }
    assert.equal(press('ArrowUp', 'ArrowUp', {}, false)?.kind, 'move');
    assert.deepEqual(press('z', 'KeyZ', { ctrl: true }, false), { kind: 'undo' });
  });

  it('H asks for a hint and Shift+H for all steps, unless the player wants none', () => {
    assert.deepEqual(press('h', 'KeyH'), { kind: 'ask', name: 'hint' });
    assert.deepEqual(press('H', 'KeyH', { shift: true }), { kind: 'ask', name: 'all-steps' });
    assert.equal(press('h', 'KeyH', {}, true, false), undefined);
    assert.equal(press('?', 'Slash', {}, true, false), undefined);
    assert.equal(press('H', 'KeyH', { shift: true }, true, false), undefined);
    assert.deepEqual(press('r', 'KeyR', {}, true, false), { kind: 'ask', name: 'say' });
  });

  it('K checks, Shift+K shows the solution, and Shift+N goes on', () => {
    assert.deepEqual(press('k', 'KeyK'), { kind: 'ask', name: 'check' });
    assert.deepEqual(press('K', 'KeyK', { shift: true }), { kind: 'ask', name: 'solve' });
    assert.deepEqual(press('N', 'KeyN', { shift: true }), { kind: 'ask', name: 'next' });
  });
});

describe('keys of branches', () => {
  it('begin, accept and drop one, and ask why it dies', () => {
    assert.deepEqual(press('b', 'KeyB'), { kind: 'branch' });
    assert.deepEqual(press('y', 'KeyY'), { kind: 'accept' });
    assert.deepEqual(press('n', 'KeyN'), { kind: 'drop' });
    assert.deepEqual(press('B', 'KeyB', { shift: true }), { kind: 'ask', name: 'why-branch' });
  });

  it('are off with single letters, and where there are no branches', () => {
    for (const key of ['b', 'y', 'n']) {
      assert.equal(press(key, `Key${key.toUpperCase()}`, {}, false), undefined, key);
      assert.equal(press(key, `Key${key.toUpperCase()}`, {}, true, true, false), undefined, key);
    }
    assert.equal(press('B', 'KeyB', { shift: true }, true, false), undefined);
  });
});

describe('a board', () => {
  const played: KeptBoard = { paused: false, readonly: false, digits: [1, 2, 3, 4] };
  const picture: KeptBoard = { ...played, readonly: true };
  const taken = (board: KeptBoard, key: string, code: string, held: Held = {}): boolean =>
    takes(board, press(key, code, held)!);

  it('that is only looked at leaves keys to the page that it has no use for', () => {
    for (const key of ['F1', 'h', 'p', 'm', 'b', 'z', ' ', 'Backspace']) {
      assert.equal(taken(picture, key, ''), false, key);
      assert.equal(taken(played, key, ''), true, key);
    }
    assert.equal(taken(picture, '5', 'Digit5'), false);
    assert.equal(taken(picture, 'z', 'KeyZ', { ctrl: true }), false);
    for (const key of ['ArrowUp', 'Home', '+', '-', 'r', 'Escape']) {
      assert.equal(taken(picture, key, ''), true, key);
    }
  });

  it('in a pause can be taken up again, and no more', () => {
    const paused = { ...played, paused: true };
    for (const key of ['p', 'F1', 'Escape']) {
      assert.equal(taken(paused, key, ''), true, key);
    }
    for (const key of ['ArrowUp', 'h', 'Backspace']) {
      assert.equal(taken(paused, key, ''), false, key);
    }
  });

  it('leaves Ctrl+0 to the browser unless a value is written with a 0', () => {
    assert.equal(taken(played, '0', 'Digit0', { ctrl: true }), false);
    assert.equal(taken(played, '0', 'Digit0'), true);
    assert.equal(taken(played, '1', 'Digit1', { ctrl: true }), true);
    assert.equal(taken({ ...played, digits: [9, 10] }, '0', 'Digit0', { ctrl: true }), true);
    assert.equal(taken({ ...played, digits: [0, 1] }, '0', 'Digit0', { ctrl: true }), true);
  });
});

describe('the key table', () => {
  it('has no key twice', () => {
    const keys = KEY_TABLE.flatMap((row) => row.keys);
    const names = keys.flatMap(({ key, ctrl, shift }) =>
      (shift === 'any' ? [true, false] : [shift ?? false]).map((held) => `${key} ${ctrl ?? false} ${held}`),
    );
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
    );
  });

  it('lists no key that does nothing, but for Tab', () => {
    for (const { key, action, ctrl, shift } of KEY_TABLE.flatMap((row) => row.keys)) {
      const held: Held = { ...(ctrl ? { ctrl } : {}), ...(shift === true ? { shift } : {}) };
      const [name, code] = key === '0-9' ? ['5', 'Digit5'] : [key, ''];
      assert.equal(press(name, code, held) !== undefined, action !== 'leave', `${key} ${action}`);
    }
  });
});

describe('what a button says of its key', () => {
  it('comes from the table', () => {
    assert.equal(shortcutOf('mode-mark', true), 'X');
    assert.equal(shortcutOf('undo', true), 'Control+Z');
  });

  it('is no letter where letters are no keys', () => {
    assert.equal(shortcutOf('mode-mark', false), undefined);
    assert.equal(shortcutOf('undo', false), 'Control+Z');
  });
});

describe('where a step is asked for', () => {
  it('marks are not filled in, which would be an answer', () => {
    assert.deepEqual(press('m', 'KeyM'), { kind: 'fill' });
    assert.equal(press('m', 'KeyM', {}, true, true, false, false, true), undefined);
  });
});

describe('the document about playing', () => {
  const text = readFileSync('docs/playing.md', 'utf8').split('\n## ').find((part) => part.startsWith('Keys')) ?? '';
  const written = text.split('\n').flatMap((line) => line.match(/^\| ([^|]*) \|/)?.[1] ?? []);
  const names: Readonly<Record<string, string>> = { '0-9': 'digits', ' ': 'Space', escape: 'Esc' };
  const nameOf = (key: string): string =>
    key.startsWith('arrow') ? 'arrows' : (names[key] ?? key.charAt(0).toUpperCase() + key.slice(1));

  it('has every key', () => {
    const known = new Set(written.flatMap((keys) => keys.split(/, and |, | or | /)).map((key) => key.split(/\+(?=.)/).at(-1)));
    const missing = KEY_TABLE.flatMap(({ keys }) => keys).map(({ key }) => nameOf(key)).filter((key) => !known.has(key));
    assert.deepEqual(missing, []);
  });
});
