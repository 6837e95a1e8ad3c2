import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';
import { Line, lines } from '../../connection/test/lines.js';

mock.timers.enable({ apis: ['setTimeout'] });
const window = new EventTarget();
Object.assign(globalThis, {
  window,
  document: { createElement: () => new Line(), body: { append: (line: Line) => lines.push(line) } },
});
await import('../server-line.js');

function tell(words: string): void {
  window.dispatchEvent(new CustomEvent('crosscage-line', { detail: { words } }));
}

beforeEach(() => mock.timers.tick(6000));

it('shows words of the server for six seconds and announces them', () => {
  tell('That did not work.');
  assert.deepEqual(
    lines.map(({ textContent, attributes }) => [textContent, attributes['role']]),
    [['That did not work.', 'alert']],
  );
  mock.timers.tick(5999);
  assert.equal(lines.length, 1);
  mock.timers.tick(1);
  assert.equal(lines.length, 0);
});

it('shows the same words once at a time', () => {
  tell('The server is busy.');
  tell('The server is busy.');
  assert.equal(lines.length, 1);
  mock.timers.tick(6000);
  tell('The server is busy.');
  assert.equal(lines.length, 1);
});

it('shows other words in the place of the first ones', () => {
  tell('The server is busy.');
  mock.timers.tick(3000);
  tell('That did not work.');
  assert.deepEqual(lines.map(({ textContent }) => textContent), ['That did not work.']);
  mock.timers.tick(5999);
  assert.equal(lines.length, 1);
  mock.timers.tick(1);
  assert.equal(lines.length, 0);
});
