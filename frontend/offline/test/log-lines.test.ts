import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { LogEntry, Tile } from '../../board/puzzle/types.js';
import { CellNames, readLine, writeLine } from '../device/log-lines.js';
import { PICTURE } from './games.js';

const AT = '2026-11-23T09:30:00.123Z';
const HISTORIES = new URL('../../../src/test/resources/org/crosscage/core/game/histories.txt', import.meta.url);

describe('lines of a log', () => {
  const names = new CellNames(PICTURE);

  it('name the cells by the tiles of the picture, black ones included', () => {
    assert.deepEqual([0, 1, 2].map((cell) => names.of(cell)), ['r1c2', 'r2c1', 'r2c2']);
    assert.equal(names.cell('r2c1'), 1);
    assert.throws(() => names.cell('r1c1'), /no cell r1c1/);
    assert.throws(() => names.of(3), /no cell 3/);
  });

  it('have all that an entry says', () => {
    const entry: LogEntry = {
      client: 'page-1',
      seq: 17,
      kind: 'drop',
      level: 2,
      changes: [
        { cell: 0, digit: null, candidates: [9, 1], corners: [], colour: 0 },
        { cell: 2, digit: 7, colour: 8 },
      ],
    };
    const line = writeLine(entry, AT, names);
    assert.equal(line, `${AT} page-1 17 drop 2 r1c2=- r1c2~1,9 r1c2'- r1c2#- r2c2=7 r2c2#8`);
    const changes = [{ cell: 0, digit: null }, { cell: 0, candidates: [1, 9] }, { cell: 0, corners: [] }, { cell: 0, colour: 0 }];
    assert.deepEqual(readLine(line, names), {
      at: AT,
      entry: { ...entry, changes: [...changes, { cell: 2, digit: 7 }, { cell: 2, colour: 8 }] },
    });
  });

  it('are refused where they are none', () => {
    for (const wrong of ['', 'play', `${AT} page 1 Play r1c2=1`, `${AT} page 1 verylongkind`, `${AT} page x play r1c2=1`, `${AT} page 1 play r1c2!1`, `${AT} page 1 play r9c9=1`]) {
      assert.throws(() => readLine(wrong, names), wrong);
    }
  });

  it('of a kind that a newer version has stay as they are', () => {
    const line = `${AT} teacher 3 later naked-pair:2 r1c2=?`;
    const { entry } = readLine(line, names);
    assert.deepEqual(entry, { client: 'teacher', seq: 3, kind: 'other', text: 'later naked-pair:2 r1c2=?' });
    assert.equal(writeLine(entry, AT, names), line);
  });

  it('have another kind where older versions cannot read their colours', () => {
    const head = { client: 'page', seq: 1 };
    const changes = [{ cell: 0, colour: 35 }, { cell: 1, markColours: [12, 91] }];
    const line = `${AT} page 1 paint r1c2#35 r2c1"12,91`;
    assert.equal(writeLine({ ...head, kind: 'play', changes }, AT, names), line);
    assert.deepEqual(readLine(line, names).entry, { ...head, kind: 'play', changes });
    const drop: LogEntry = { ...head, kind: 'drop', level: 2, changes: [{ cell: 1, markColours: [] }] };
    assert.equal(writeLine(drop, AT, names), `${AT} page 1 paint 2 r2c1"-`);
    assert.deepEqual(readLine(`${AT} page 1 paint 2 r2c1"-`, names).entry, drop);
    const later = `${AT} page 1 paint r9c9#12`;
    assert.deepEqual(readLine(later, names).entry, { ...head, kind: 'other', text: 'paint r9c9#12' });
    assert.equal(writeLine(readLine(later, names).entry, AT, names), later);
  });

  it('come back as they are, whatever is played', () => {
    const tiles: Tile[] = Array.from({ length: 9 }, (_, cell) => ({ kind: 'white', cell, region: 0 }));
    const square = new CellNames({ ...PICTURE, rows: 3, columns: 3, tiles });
    const all = readFileSync(HISTORIES, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => line.split(' => ')[0]!.split(' | '));
    assert.ok(all.length > 300);
    for (const text of all) {
      const line = `${AT} page 1 ${text}`;
      assert.equal(writeLine(readLine(line, square).entry, AT, square), line);
    }
  });
});
