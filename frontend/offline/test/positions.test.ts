import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askedAfter, asking, drawnFrom, isRun, newRun, outcome, topicOf, type OfflinePosition } from '../device/position.js';

const position = (line: string, kind = 'kenken'): OfflinePosition => ({ kind, technique: 'naked-pair', puzzle: '', line });
const ALL = [position('a'), position('b'), position('c', 'kakuro'), position('d')];
const isKenKen = ({ kind }: OfflinePosition): boolean => kind === 'kenken';

describe('positions that came along', () => {
  it('come once each, and again when all have come', () => {
    let asked: readonly string[] = [];
    const lines: string[] = [];
    for (const random of [0.99, 0, 0.5, 0.99]) {
      const drawn = drawnFrom({ positions: ALL, asked }, isKenKen, random)!;
      asked = askedAfter({ positions: ALL, asked }, isKenKen, drawn);
      lines.push(drawn.line);
    }
    assert.deepEqual(lines, ['d', 'a', 'b', 'd']);
    assert.deepEqual(asked, ['d']);
  });

  it('of another game stay asked, and those that are here no more are forgotten', () => {
    const asked = ['a', 'b', 'c', 'd', 'gone'];
    assert.deepEqual(askedAfter({ positions: ALL, asked }, isKenKen, ALL[0]!), ['c', 'a']);
  });

  it('are none where none fits', () => {
    assert.equal(drawnFrom({ positions: ALL, asked: [] }, ({ kind }) => kind === 'killer', 0), undefined);
  });

  it('are those of a topic of the server, whose tier is any', () => {
    assert.deepEqual(topicOf('technique-naked-pair.kenken'), { kind: 'kenken', technique: 'naked-pair' });
    assert.deepEqual(topicOf('technique-naked-pair'), { kind: '', technique: 'naked-pair' });
    assert.deepEqual(topicOf('tier-3.killer'), { kind: 'killer', technique: '' });
  });

  it('are asked by a run, which is read in its own form only', () => {
    const run = newRun(ALL[0]!);
    assert.ok(isRun(structuredClone(run)));
    assert.notEqual(newRun(run).id, run.id);
    for (const other of [undefined, null, 'run', { ...run, form: 2 }, { ...run, answers: undefined }]) {
      assert.equal(isRun(other), false);
    }
  });

  it('keep their help and time when they are asked again, unless they were left alone for long', () => {
    const [a, b] = ALL as [OfflinePosition, OfflinePosition];
    const HOUR = 3_600_000;
    const first = asking(newRun(a), a, 1000);
    assert.deepEqual([first.effort, first.opened], [{ wrong: 0, told: 0 }, 1000]);
    const helped = { ...first, effort: { wrong: 1, told: 2 } };
    const again = asking(helped, a, 9000);
    assert.deepEqual([again.effort, again.opened], [helped.effort, 1000]);
    const late = asking(helped, a, 1001 + HOUR);
    assert.deepEqual([late.effort, late.opened], [helped.effort, 1001 + HOUR]);
    assert.equal(asking(helped, a, 500).opened, 500);
    assert.deepEqual(asking(helped, b, 9000), { ...first, position: b, opened: 9000 });
    const { effort: _, opened: __, ...earlier } = first;
    assert.deepEqual(asking(earlier, a, 9000), { ...first, opened: 9000 });
  });

  it('count as found alone, with help, or not', () => {
    const results = ['alone', 'hinted', 'retried', 'missed', 'shown'] as const;
    assert.deepEqual(results.map((result) => outcome({ result })), ['alone', 'helped', 'helped', 'helped', 'shown']);
  });
});
