import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressOf, fitting, isComing, MOST_BYTES, playable, type OpenedPage } from '../device/opened-page.js';
import { keptGame } from './games.js';

const opened = (page: string, more: Partial<OpenedPage> = {}): OpenedPage => ({
  page,
  name: page,
  opened: 0,
  tag: '',
  bytes: 1000,
  sources: ['a', 'b', 'c', 'd'],
  puzzles: [
    { id: 'one', source: 'a' },
    { id: 'two', source: 'b' },
  ],
  ...more,
});
const pages = (all: readonly OpenedPage[]): string[] => all.map(({ page }) => page);

it('keeps the pages that were opened last within the room that there is', () => {
  const half = MOST_BYTES / 2;
  const all = [
    opened('oldest', { opened: 1, bytes: 1 }),
    opened('old', { opened: 2, bytes: half }),
    opened('new', { opened: 3, bytes: half }),
  ];
  assert.deepEqual(pages(fitting(all)), ['new', 'old']);
  assert.deepEqual(pages(fitting([...all, opened('newest', { opened: 4, bytes: 1 })])), ['newest', 'new']);
});

it('keeps the page that is open however large it is', () => {
  assert.deepEqual(pages(fitting([opened('large', { opened: 2, bytes: 2 * MOST_BYTES }), opened('old', { opened: 1 })])), ['large']);
});

it('counts games that run with the puzzles that are not begun', () => {
  const games = [
    keptGame({ source: 'c' }),
    keptGame({ source: 'd', finished: '2026-11-24T10:00:00Z' }),
    keptGame({ source: 'elsewhere' }),
  ];
  assert.equal(playable(opened('pack-a'), games), 3);
});

it('is at the address at which it was opened', () => {
  assert.deepEqual(
    ['pack-kenken-4x4', 'set-abc-d_e', 'day-2026-11-28', 'learn-naked-pair', 'order-kenken-3x3-gentle'].map((page) => addressOf(opened(page))),
    ['library/kenken-4x4', 'set/abc-d_e', 'daily/2026-11-28', 'learn/naked-pair', '?opened=order-kenken-3x3-gentle'],
  );
});

it('knows days that have not begun', () => {
  assert.ok(isComing(opened('day-9999-01-01')));
  assert.ok(!isComing(opened('day-2026-11-01')));
  assert.ok(!isComing(opened('pack-zzz')));
});
