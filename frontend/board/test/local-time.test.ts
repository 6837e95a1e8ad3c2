import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localTime } from '../text/local-time.js';

describe('a moment in the time of this device', () => {
  const midnight = new Date('2026-12-02T00:00:00Z');
  const zone = process.env['TZ'];

  it('is told by its clock, with the date that it has there', () => {
    try {
      process.env['TZ'] = 'America/New_York';
      assert.equal(localTime(midnight, false), '19:00');
      assert.match(localTime(midnight, true), /^December 1, 2026.*19:00$/);
      process.env['TZ'] = 'Asia/Kolkata';
      assert.equal(localTime(midnight, false), '05:30');
    } finally {
      if (zone === undefined) {
        delete process.env['TZ'];
      } else {
        process.env['TZ'] = zone;
      }
    }
  });
});
