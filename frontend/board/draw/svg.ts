/** Side of a cell in the drawing's own units; the browser scales the drawing, so lines and digits stay crisp. */
export const CELL = 60;

export type Attributes = Readonly<Record<string, string | number>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (SVGElement | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** A wavy line from a point to the right: the sign of an error beside its colour. */
export function wave(x: number, y: number, width: number, height = 4.5): string {
  const waves = Math.max(2, Math.round(width / 6.5));
  const step = width / waves;
  const arcs = Array.from({ length: waves }, (_, i) => `q${step / 2} ${i % 2 === 0 ? -height : height} ${step} 0`);
  return `M${x} ${y}${arcs.join('')}`;
}
