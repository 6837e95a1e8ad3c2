import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileText } from '../file-text.js';

/** Bytes and their text, which the terminal's tests read too. */
const FILE = new URL('../../../src/test/resources/org/crosscage/cli/input/file-texts.txt', import.meta.url);

describe('the text of a file', () => {
  const cases = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '.repeat(6)));

  for (const [bytes = '', text = ''] of cases) {
    it(`of ${bytes} is ${text}`, () => {
      const read = fileText(Uint8Array.from(bytes.split(' '), (byte) => parseInt(byte, 16)));
      assert.equal(read.replaceAll('\n', '␊'), text);
    });
  }
});
