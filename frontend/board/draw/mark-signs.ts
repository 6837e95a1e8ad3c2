import { widthOfMark } from './marks.js';
import { svg } from './svg.js';

/** Where the second digit of a number would stand. */
export function caret(x: number, y: number, size: number): SVGElement {
  return svg('path', { d: `M${x + size * 0.38} ${y}h${size * 0.42}`, class: 'caret' });
}

/** A circle around a digit, longer around a number of two. */
export function ringAround(mark: number, x: number, y: number, size: number, kind = 'mark-ring'): SVGElement {
  const width = Math.max(size, widthOfMark(mark, size) + 0.25 * size);
  const box = { x: x - width / 2, y: y - size / 2, width, height: size, rx: size / 2 };
  return svg('rect', { ...box, class: kind });
}
