import assert from 'node:assert/strict';

/** An element that is on the page. */
export class Line {
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
    lines.splice(lines.indexOf(this), 1);
  }
}

export const lines: Line[] = [];
