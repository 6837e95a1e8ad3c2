import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ListedRows } from '../card/listed-rows.js';
import type { Group } from '../card/types.js';

describe('the rows of a card', () => {
  let told: string[];
  let rows: ListedRows;

  beforeEach(() => {
    told = [];
    rows = new ListedRows((row) => told.push(row));
  });

  it('are lit one at a time, and none when it is left', () => {
    rows.come('step-1');
    rows.come('step-1'); // with the focus too
    rows.go();

    assert.deepEqual(told, ['step-1', '']);
  });

  it('stay lit when they are pressed, until they are pressed again', () => {
    rows.come('step-1');
    rows.press('step-1');
    rows.go();
    assert.deepEqual(told, ['step-1']);

    rows.come('step-2');
    rows.go();
    assert.deepEqual(told, ['step-1', 'step-2', 'step-1']);
    assert.equal(rows.isHeld('step-1'), true);

    rows.press('step-1');
    assert.equal(told.at(-1), '');
    assert.equal(rows.isHeld('step-1'), false);
  });

  it('are listed up to a cut, group by group, until more is asked for', () => {
    const cuts = [
      { rows: 4, more: '77 more' },
      { rows: 44, more: '37 more' },
    ];
    const [bounds, layout] = ['Bounds', 'Layout'].map((title): Group => ({ title, count: '', note: '', rows: [], cuts }));

    rows.more(bounds!);
    assert.equal(rows.cut(bounds!), cuts[1]);
    assert.equal(rows.cut(layout!), cuts[0]);

    rows.more(bounds!);
    assert.equal(rows.cut(bounds!), undefined);
  });

  it('are as they came when others come', () => {
    const group: Group = { title: 'Bounds', count: '', note: '', rows: [], cuts: [{ rows: 1, more: '2 more' }] };
    rows.press('step-1');
    rows.more(group);

    rows.reset();
    rows.go();

    assert.deepEqual(told, ['step-1']);
    assert.equal(rows.isHeld('step-1'), false);
    assert.equal(rows.cut(group)?.rows, 1);
  });
});
