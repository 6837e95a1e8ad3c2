import assert from 'node:assert/strict';
import { it } from 'node:test';
import { flat } from '../device/texts.js';

it('texts have their whole keys again', () => {
  const nested = { play: { finish: { '': 'Done', next: { '': 'Next', none: 'None' } } }, hints: { why: { '/ways-one': 'One', '/ways-two': { '': 'Two', '/open-one': 'Both' } } } };
  assert.deepEqual(Object.fromEntries(flat('', nested)), {
    'play.finish': 'Done',
    'play.finish.next': 'Next',
    'play.finish.next.none': 'None',
    'hints.why/ways-one': 'One',
    'hints.why/ways-two': 'Two',
    'hints.why/ways-two/open-one': 'Both',
  });
});
