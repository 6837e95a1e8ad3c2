import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Entry, keysFor, partAt } from '../entry.js';
import { labelOf } from '../labels.js';
import { between, firstPlace } from '../path.js';
import { commandOf, SKETCH_KEYS } from '../sketch-keys.js';
import { keyFrom } from '../roving.js';
import { Stroke } from '../stroke.js';
import { toolOf } from '../tool-button.js';
import type { Picture } from '../../board/puzzle/types.js';
import type { Sheet } from '../types.js';
import { UnconfirmedEdits } from '../unconfirmed-edits.js';
import { Writing, type Spot } from '../writing.js';
import type { Drawn } from '../edit-outbox.js';

const BUNDLE = new URL('../../../src/main/resources/org/crosscage/texts/edit.properties', import.meta.url);

function key(name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const off = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, code: '' };
  return { key: name, ...off, ...more } as KeyboardEvent;
}

function typed(part: 'across' | 'cage', keys: string): string {
  const entry = new Entry(0, part, part === 'cage');
  [...keys].forEach((each) => entry.type(each));
  return entry.text;
}

describe('the pad of a solution', () => {
  it('has the keys of its values alone', () => {
    assert.deepEqual(keysFor([1, 2, 3, 4]), ['1', '2', '3', '4']);
    assert.deepEqual(keysFor([0, 1, 2]), ['1', '2', '0']);
    assert.deepEqual(keysFor([1, 4, 12, 20]), ['1', '2', '4', '0']);
  });
});

describe('the cursor', () => {
  it('begins on the first white place', () => {
    const picture = (kinds: string): Picture =>
      ({ tiles: [...kinds].map((each) => ({ kind: each === '#' ? 'black' : 'white' })) }) as unknown as Picture;
    assert.equal(firstPlace(picture('.........')), 0);
    assert.equal(firstPlace(picture('####..#..')), 4);
    assert.equal(firstPlace(picture('####')), 0);
  });
});

describe('a place', () => {
  const texts = Object.fromEntries(
    readFileSync(BUNDLE, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('board.'))
      .map((line) => [line.slice('board.'.length, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const white = (cell: number, more: object): object => ({ kind: 'white', cell, region: 0, ...more });
  const sheet = (tiles: object[], strokes: object, bareCells = false): Sheet =>
    ({ picture: { rows: 2, columns: 2, tiles }, filled: [null, null, null, null], strokes, bareCells }) as unknown as Sheet;

  it('says what it is joined with, where cages are regions', () => {
    const kenKen = sheet(
      [white(0, { region: 0, clue: '3+' }), white(1, { region: 1 }), white(2, { region: 0 }), white(3, { region: 2 })],
      { join: 'cage' },
    );
    assert.equal(labelOf(kenKen, 0, texts), 'row 1, column 1, white, clue 3+, in a cage of 2 cells from row 1, column 1');
    assert.equal(labelOf(kenKen, 2, texts), 'row 2, column 1, white, in a cage of 2 cells from row 1, column 1');
    assert.equal(labelOf(kenKen, 3, texts), 'row 2, column 2, white');
  });

  it('says what it is joined with, or that it is in no cage, where cells can be in none', () => {
    const killer = sheet([white(0, {}), white(1, { cage: 4, clue: '5' }), white(2, {}), white(3, { cage: 4 })], { join: 'cage' }, true);
    assert.equal(labelOf(killer, 0, texts), 'row 1, column 1, white, in no cage');
    assert.equal(labelOf(killer, 3, texts), 'row 2, column 2, white, in a cage of 2 cells from row 1, column 2');
  });

  it('takes no box for a cage, where every cell has one', () => {
    const all = sheet([white(0, { cage: 1 }), white(1, { cage: 1 }), white(2, { cage: 3 }), white(3, { cage: 3 })], { join: 'cage' });
    assert.equal(labelOf(all, 3, texts), 'row 2, column 2, white, in a cage of 2 cells from row 2, column 1');
  });

  it('speaks of no cage, where there are none', () => {
    assert.equal(labelOf(sheet([white(0, {}), white(1, {}), white(2, {}), white(3, {})], { shape: 'black' }), 0, texts), 'row 1, column 1, white');
  });
});

describe('a click', () => {
  it('takes the tool whose button it hits', () => {
    const on = (element: object): Event => ({ target: element }) as unknown as Event;
    assert.equal(toolOf(on({ closest: () => ({ dataset: { tool: 'clues' } }) })), 'clues');
    assert.equal(toolOf(on({ closest: () => null })), undefined);
    assert.equal(toolOf(on({})), undefined);
  });
});

describe('a stroke', () => {
  it('leaves out no place on its way and goes over no corner', () => {
    assert.deepEqual(between(0, 3, 5), [1, 2, 3]);
    for (const [from, to] of [
      [0, 24],
      [4, 20],
      [22, 3],
    ] as const) {
      const way = [from, ...between(from, to, 5)];
      assert.equal(way.at(-1), to);
      way.slice(1).forEach((place, i) => {
        const before = way[i]!;
        const apart = Math.abs(Math.floor(place / 5) - Math.floor(before / 5)) + Math.abs((place % 5) - (before % 5));
        assert.equal(apart, 1, `${before} to ${place}`);
      });
    }
  });

  it('has each place once, and ends by its own pointer alone', () => {
    const stroke = new Stroke();
    stroke.begin(1, 0);
    assert.equal(stroke.move(2, 3, 5), false);
    assert.equal(stroke.move(1, 2, 5), true);
    assert.equal(stroke.move(1, 0, 5), true);
    assert.deepEqual(stroke.end(2), []);
    assert.deepEqual(stroke.end(1), [0, 1, 2]);
    assert.equal(stroke.isDrawn, false);
  });
});

describe('a clue that is typed', () => {
  it('has one sign in a cage, wherever it is typed, and none in a run', () => {
    assert.equal(typed('cage', '12+'), '12+');
    assert.equal(typed('cage', '12+×'), '12*');
    assert.equal(typed('cage', '1+2'), '12+');
    assert.equal(typed('across', '1+7'), '17');
  });

  it('is erased from its end', () => {
    const entry = new Entry(0, 'cage', true);
    '7−'.split('').forEach((each) => entry.type(each));
    assert.equal(entry.shown, '7−');
    assert.equal(entry.erase(), true);
    assert.equal(entry.erase(), false);
  });

  it('goes where there is a run, and to the one that is meant where there are two', () => {
    const sheet = { slots: [0, 1, 2, 3, 4] } as unknown as Sheet;
    const parts = [0, 1, 2, 3, 4].map((place) => partAt(sheet, place, 'down'));
    assert.deepEqual(parts, [undefined, 'across', 'down', 'down', 'cage']);
  });
});

describe('what is typed at a place', () => {
  const picture = { digits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], tiles: [{ kind: 'black' }, { kind: 'white', cell: 0 }] };
  const spot = (place: number, more: Partial<Sheet> = {}, tool: Spot['tool'] = 'clues'): Spot =>
    ({ sheet: { picture, slots: [1, 0], signs: [], filled: [null], ...more }, place, half: 'across', tool }) as unknown as Spot;

  it('is a clue that counts when it is whole, or is dropped', () => {
    const sent: Drawn[] = [];
    const writing = new Writing((edit) => sent.push(edit));
    writing.type('1', spot(0));
    writing.type('7', spot(0));
    assert.deepEqual(sent, []);
    writing.commit();
    assert.deepEqual(sent, [{ kind: 'clue', places: [0], part: 'across', text: '17' }]);
    writing.type('4', spot(0));
    writing.drop();
    writing.commit();
    assert.equal(sent.length, 1);
    writing.erase(spot(0));
    assert.deepEqual(sent[1], { kind: 'clue', places: [0], part: 'across', text: '' });
  });

  it('is a digit at once in a white place, of two figures where there is such a digit, and the same one again clears it', () => {
    const sent: (string | undefined)[] = [];
    const writing = new Writing((edit) => sent.push(edit.text));
    writing.type('1', spot(1));
    writing.type('2', spot(1, { filled: [1] }));
    writing.type('5', spot(1, { filled: [12] }));
    writing.type('5', spot(1, { filled: [5] }));
    writing.type('0', spot(1));
    assert.deepEqual(sent, ['1', '12', '5', '']);
  });

  it('is a clue in a cage unless digits are filled in', () => {
    const sent: string[] = [];
    const writing = new Writing((edit) => sent.push(edit.kind));
    const cages = { slots: [4, 4] };
    writing.type('3', spot(1, cages));
    assert.equal(writing.entry?.text, '3');
    writing.commit();
    writing.type('3', spot(1, cages, 'digits'));
    assert.deepEqual(sent, ['clue', 'digit']);
  });
});

describe('the keys of the pad', () => {
  it('are reached by arrows: round the ends, and to the nearest key of the next row', () => {
    const row = (y: number, ...xs: number[]): { x: number; y: number }[] => xs.map((x) => ({ x, y }));
    const spots = [...row(0, 25, 75, 125, 175, 225), ...row(50, 25, 75, 125, 175, 225), ...row(100, 40, 125, 210)];
    assert.equal(keyFrom(0, 'ArrowLeft', spots), 12);
    assert.equal(keyFrom(12, 'ArrowRight', spots), 0);
    assert.equal(keyFrom(3, 'ArrowDown', spots), 8);
    assert.equal(keyFrom(8, 'ArrowDown', spots), 12);
    assert.equal(keyFrom(11, 'ArrowDown', spots), 11);
    assert.equal(keyFrom(11, 'ArrowUp', spots), 7);
    assert.equal(keyFrom(2, 'ArrowUp', spots), 2);
    assert.equal(keyFrom(10, 'Home', spots), 0);
    assert.equal(keyFrom(10, 'End', spots), 12);
    assert.equal(keyFrom(10, '5', spots), undefined);
  });
});

describe('the keys of the editor', () => {
  it('are all named in the help sheet', () => {
    const bundle = readFileSync(BUNDLE, 'utf8');
    SKETCH_KEYS.forEach(({ does }) => assert.match(bundle, new RegExp(`^board\\.key\\.${does}=`, 'm')));
  });

  it('move, select, type, undo, and leave everything else to the browser', () => {
    assert.deepEqual(commandOf(key('ArrowUp')), { name: 'move', down: -1, right: 0 });
    assert.deepEqual(commandOf(key('ArrowUp', { shiftKey: true })), { name: 'extend', down: -1, right: 0 });
    assert.deepEqual(commandOf(key('7')), { name: 'type', text: '7' });
    assert.deepEqual(commandOf(key('&', { code: 'Digit1' })), { name: 'type', text: '1' });
    assert.deepEqual(commandOf(key('z', { ctrlKey: true })), { name: 'undo' });
    assert.deepEqual(commandOf(key('Z', { ctrlKey: true, shiftKey: true })), { name: 'redo' });
    assert.equal(commandOf(key('Tab')), undefined);
    assert.equal(commandOf(key('c', { ctrlKey: true })), undefined);
  });
});

describe('edits that are not confirmed', () => {
  it('are forgotten up to the one that the server has, and outlive the page', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
    const unconfirmed = new UnconfirmedEdits('d');
    [1, 2, 3].forEach((seq) => unconfirmed.add({ client: 'a', seq, kind: 'cage', places: [seq] }));
    unconfirmed.confirm({ client: 'b', seq: 9 });
    assert.equal(unconfirmed.edits.length, 3);
    unconfirmed.confirm({ client: 'a', seq: 2 });
    assert.deepEqual(new UnconfirmedEdits('d').edits.map(({ seq }) => seq), [3]);
    unconfirmed.confirm({ client: 'a', seq: 3 });
    assert.equal(kept.size, 0);
  });
});
