import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { SpokenNotes } from '../element/spoken-notes.js';
import { Bench } from './bench.js';

/** What stands on the screen while things are said. */
function screen(): { live: SpokenNotes; shown: string[] } {
  const shown: string[] = [];
  const region = { append: () => {}, childElementCount: 0 } as unknown as HTMLElement;
  Object.assign(globalThis, { document: { createElement: () => ({}) } });
  return { live: new SpokenNotes(region, (text) => shown.push(text)), shown };
}

describe('what is shown for a moment', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document');
    mock.timers.reset();
  });

  it('goes with the next move when it was about the board as it was', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { live, shown } = screen();
    live.sayAndShow('no digit yet', true);
    live.moved();
    assert.deepEqual(shown, ['no digit yet', '']);
    live.moved();
    assert.equal(shown.length, 2);
  });

  it('stays its time when it is about something else', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { live, shown } = screen();
    live.sayAndShow('no digit yet', true);
    live.sayAndShow('not kept');
    live.moved();
    assert.deepEqual(shown, ['no digit yet', 'not kept']);
    mock.timers.tick(7000);
    assert.deepEqual(shown, ['no digit yet', 'not kept', '']);
  });

  it('hears of moves, and of nothing that changes nothing', () => {
    const bench = new Bench();
    bench.controls.select(0);
    bench.controls.enter(3);
    assert.equal(bench.moves, 1);
    bench.controls.undo();
    bench.controls.undo();
    assert.equal(bench.moves, 2);
  });
});
