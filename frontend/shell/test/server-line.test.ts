import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';

/** An element that is on the page. */
class Line {
  readonly attributes: Record<string, string> = {};
  className = '';
  popover = '';
  textContent = '';

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  showPopover(): void {
    assert.ok(lines.includes(this));
  }

  remove(): void {
    lines = lines.filter((each) => each !== this);
  }
}

let lines: Line[] = [];

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

it('tells words of the server for six seconds, and aloud', () => {
  tell('That did not work.');
  assert.deepEqual(
    lines.map(({ textContent, attributes }) => [textContent, attributes['role']]),
    [['That did not work.', 'status']],
  );
  mock.timers.tick(5999);
  assert.equal(lines.length, 1);
  mock.timers.tick(1);
  assert.equal(lines.length, 0);
});

it('shows the same words once while they can be read', () => {
  tell('The server is busy.');
  tell('The server is busy.');
  assert.equal(lines.length, 1);
  mock.timers.tick(6000);
  tell('The server is busy.');
  assert.equal(lines.length, 1);
});
