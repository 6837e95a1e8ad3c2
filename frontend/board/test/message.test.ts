import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { KEY_TABLE } from '../input/keys.js';
import { format, message } from '../text/message.js';
import { TEXT_KEYS } from '../text/text-keys.js';

const BUNDLE = new URL('../../../src/main/resources/org/crosscage/texts/board.properties', import.meta.url);

describe('messages', () => {
  it('fill in values by name', () => {
    assert.equal(format('row {row}, column {column}', { row: 2, column: 3 }), 'row 2, column 3');
  });

  it('choose the plural form and put in the count', () => {
    const cells = '{count, plural, =0 {none} one {# cell} other {# cells}} left';
    assert.deepEqual(
      [0, 1, 5].map((count) => format(cells, { count }, 'en')),
      ['none left', '1 cell left', '5 cells left'],
    );
  });

  it('fill in values inside a plural form', () => {
    assert.equal(format('{n, plural, other {# of {all}}}', { n: 2, all: 6 }, 'en'), '2 of 6');
  });

  it('read two apostrophes as one, as ICU does', () => {
    assert.equal(format("the player''s {x}", { x: 'own' }), "the player's own");
  });

  it('show a missing key', () => {
    assert.equal(message({}, 'key.undo'), 'key.undo');
  });
});

describe('the English bundle', () => {
  const keys = readFileSync(BUNDLE, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => line.split('=')[0]!.trim());

  it('has every text of the board, once, and no other', () => {
    assert.deepEqual([...keys].sort(), [...TEXT_KEYS].sort());
  });

  it('describes every key of the table', () => {
    KEY_TABLE.forEach(({ text }) => assert.ok(keys.includes(text), text));
  });
});
