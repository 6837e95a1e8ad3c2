import { svg } from './svg.js';

/**
 * A shape of its own for each colour, so that nobody has to tell colours apart: paths relative to their centre, at most
 * nine units wide.
 */
export const COLOUR_SHAPES: readonly string[] = [
  'm0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8z', // disc
  'm-3.6-3.6h7.2v7.2h-7.2z', // square
  'm0-4.4l4.2 7.8h-8.4z', // triangle
  'm0-4.8l4.4 4.8-4.4 4.8-4.4-4.8z', // diamond
  'm-1.3-4.2h2.6v2.9h2.9v2.6h-2.9v2.9h-2.6v-2.9h-2.9v-2.6h2.9z', // plus
  'm-4.4-3h8.8v2h-8.8zm0 4h8.8v2h-8.8z', // two bars
  'm0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8zm0 2.1a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z', // ring
  'm0 4.4l-4.2-7.8h8.4z', // triangle upside down
];

/** The sign of a colour around a point, or as large as the ground of a mark. */
export function colourSign(colour: number, x: number, y: number, scale: number, kind = 'sign'): SVGElement {
  const shape = COLOUR_SHAPES[colour - 1]!;
  const look = `${kind} c${colour}`;
  return scale === 1
    ? svg('path', { d: `M${x} ${y}${shape}`, class: look })
    : svg('path', { d: `M0 0${shape}`, class: look, transform: `translate(${x} ${y}) scale(${scale})` });
}
