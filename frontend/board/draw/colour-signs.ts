import { svg } from './svg.js';

/** A shape of its own for each colour, so that nobody has to tell colours apart; drawn in the top right corner. */
export const SHAPES: readonly string[] = [
  'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4z', // disc
  'M-3.6-3.6h7.2v7.2h-7.2z', // square
  'M0-4.4L4.2 3.4H-4.2z', // triangle
  'M0-4.8L4.4 0 0 4.8-4.4 0z', // diamond
  'M-1.3-4.2h2.6v2.9h2.9v2.6h-2.9v2.9h-2.6v-2.9h-2.9v-2.6h2.9z', // plus
  'M-4.4-2.9h8.8v2h-8.8zM-4.4 1h8.8v2h-8.8z', // two bars
  'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4zM0-1.9A1.9 1.9 0 1 0 0 1.9A1.9 1.9 0 1 0 0-1.9z', // ring
  'M0 4.4L-4.2-3.4H4.2z', // triangle upside down
];

export function colourSign(colour: number): SVGElement {
  return svg('path', { d: SHAPES[colour - 1]!, transform: 'translate(52.5 8)', class: `sign c${colour}` });
}
