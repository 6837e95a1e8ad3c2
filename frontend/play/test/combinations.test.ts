import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { about, close, leftOf, pieces, spoken, Struck, type ClueGroup } from '../card/combinations.js';

const items = new Map<string, string>();
let isFull = false;

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) {
        throw new Error('QuotaExceededError');
      }
      items.set(key, value);
    },
  },
});

const TEN: ClueGroup = {
  clue: 4,
  heading: '10 across in 3',
  sign: '→ 10',
  spoken: '10 across in 3: \ufffc',
  left: '3 empty cells',
  combinations: ['1 2 7', '1 3 6'],
  placed: [],
  none: 'No combination fits any more',
  noneLeft: 'all crossed out',
  facts: '',
  link: null,
};
const NOTHING: ClueGroup = { ...TEN, clue: 5, spoken: '8 down in 2: \ufffc', combinations: [], noneLeft: 'nothing fits' };
const STORED = 'crosscage.struck.game';

beforeEach(() => {
  items.clear();
  isFull = false;
});

describe('what is struck out', () => {
  it('is left out of what is read and said, until it is put back', () => {
    const struck = new Struck('game');
    struck.toggle(4, '1 2 7');
    assert.deepEqual(close(TEN, struck), ['1\u20093\u20096']);
    assert.equal(spoken([TEN], struck), '10 across in 3: 1 3 6');
    struck.toggle(4, '1 2 7');
    assert.equal(spoken([TEN], struck), '10 across in 3: 1 2 7, 1 3 6');
  });

  it('is that of its clue alone', () => {
    const struck = new Struck('game');
    struck.toggle(4, '1 2 7');
    assert.ok(struck.has(4, '1 2 7') && !struck.has(5, '1 2 7'));
  });

  it('is kept in the browser under the name of its game, where pages of before had it', () => {
    items.set(STORED, '4:1 2 7\n\n5:2 6');
    const struck = new Struck('game');
    assert.ok(struck.has(4, '1 2 7') && struck.has(5, '2 6'));
    struck.toggle(5, '2 6');
    struck.toggle(4, '1 10');
    assert.equal(items.get(STORED), '4:1 10\n4:1 2 7');
    assert.ok(!new Struck('other').has(4, '1 2 7'));
  });

  it('stays in the page where nothing is kept', () => {
    isFull = true;
    for (const struck of [new Struck(''), new Struck('game')]) {
      struck.toggle(4, '1 2 7');
      assert.ok(struck.has(4, '1 2 7'));
      assert.equal(items.size, 0);
    }
  });
});

describe('what fits', () => {
  it('is said clue by clue', () => {
    assert.equal(spoken([TEN, NOTHING], new Struck('')), '10 across in 3: 1 2 7, 1 3 6. 8 down in 2: nothing fits');
  });

  it('is said to be all crossed out where nothing else is left', () => {
    const struck = new Struck('');
    TEN.combinations.forEach((name) => struck.toggle(4, name));
    assert.equal(spoken([TEN], struck), '10 across in 3: all crossed out');
    assert.deepEqual(close(TEN, struck), []);
  });

  it('stands apart in one line where numbers have two figures', () => {
    assert.deepEqual(close({ ...TEN, combinations: ['1 2', '1 10'] }, new Struck('')), ['1\u20022', '1\u200210']);
  });

  it('is named by what a press does', () => {
    assert.equal(about('Cross out \ufffc', '1 2 7'), 'Cross out 1 2 7');
  });
});

describe('digits that stand on the board', () => {
  it('are set apart as often as they stand there', () => {
    assert.deepEqual(pieces('1 1 2 12', [12, 1]), ['', '1', ' 1 2 ', '12', '']);
    assert.deepEqual(pieces('1 2 7', []), ['1 2 7']);
  });

  it('are not noted again', () => {
    assert.deepEqual(leftOf('1 1 2 12', [12, 1]), [1, 2]);
    assert.deepEqual(leftOf('1 2', [1, 2]), []);
  });
});
