import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fitting, type OpenCell } from '../puzzle/fitting.js';
import type { Operation } from '../puzzle/types.js';

/** The cases that the teacher's side is held to as well; the file says how they are written. */
const CASES = new URL('../../../src/test/resources/org/crosscage/core/logic/clue-cases.txt', import.meta.url);

function found(line: string): string {
  const [clue, written] = line.split(/ : | -> /) as [string, string];
  const [operation, target, standing] = clue.split(' ') as [Operation, string, string];
  const cells = written.split(' ');
  const placed = cells.filter((cell) => cell.startsWith('=')).map((cell) => Number(cell.slice(1)));
  const open = cells.filter((cell) => !cell.startsWith('='));
  const described = open.map((digits, at): OpenCell => {
    const left = [...digits].map(Number).filter((digit) => standing === 'free' || !placed.includes(digit));
    return { digits: left, rivals: standing === 'free' ? [] : [...open.keys()].filter((other) => other !== at) };
  });
  const rule = { operation, target: Number(target), different: standing === 'different' };
  return fitting(rule, placed, described)
    .map((digits) => [...digits].sort((a, b) => a - b).join(''))
    .join(' ');
}

describe('digits that fit a clue, as the teacher finds them too', () => {
  const cases = readFileSync(CASES, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of cases) {
    it(line, () => assert.equal(found(line), line.split(' -> ')[1]));
  }
});
