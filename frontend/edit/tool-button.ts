import type { Tool } from './types.js';

/** The tool whose button was clicked: it names it in `data-tool`. */
export function toolOf(click: Event): Tool | undefined {
  const button = (click.target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-tool]');
  return button?.dataset['tool'] as Tool | undefined;
}
