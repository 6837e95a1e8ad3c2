import { html, type TemplateResult } from 'lit';

/** What a key does to a film. */
export type FilmAction = 'toggle' | 'forward' | 'back' | 'start' | 'end' | 'bottleneck' | 'bottleneck-back';

interface FilmKey {
  readonly action: FilmAction;
  /** As the browser names it; letters in small. */
  readonly key: string;
  readonly shift?: boolean;
  /** On the sheet; what begins with `cap.` is a key of the texts. */
  readonly caps: readonly string[];
  /** Only in a film of steps. */
  readonly steps?: boolean;
}

/** All keys: the player obeys this table, and its sheet is drawn from it. */
export const FILM_KEYS: readonly FilmKey[] = [
  { action: 'toggle', key: ' ', caps: ['cap.space'] },
  { action: 'forward', key: 'arrowright', caps: ['→'] },
  { action: 'back', key: 'arrowleft', caps: ['←'] },
  { action: 'start', key: 'home', caps: ['cap.home'] },
  { action: 'end', key: 'end', caps: ['cap.end'] },
  { action: 'bottleneck', key: 'b', caps: ['B'], steps: true },
  { action: 'bottleneck-back', key: 'b', shift: true, caps: ['cap.shift', 'B'], steps: true },
];

const isLetter = (key: string): boolean => /^[a-z]$/u.test(key);

/**
 * What a key means.
 *
 * @param steps whether the film is one of steps
 * @param letters whether single letters are keys
 */
export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  steps: boolean,
  letters: boolean,
): FilmAction | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey || event.ctrlKey || event.metaKey || (isLetter(key) && !letters)) {
    return undefined;
  }
  const shift = isLetter(key) && event.shiftKey;
  return FILM_KEYS.find((row) => row.key === key && (steps || !row.steps) && (row.shift ?? false) === shift)?.action;
}

/** The sheet of keys, folded away until it is asked for. */
export function keySheet(letters: boolean, say: (key: string) => string): TemplateResult {
  const rows = FILM_KEYS.filter(({ key }) => letters || !isLetter(key));
  return html`<details class="card film-keys">
    <summary>${say('film.keys')}</summary>
    <dl>
      ${rows.map(
        ({ action, caps }) =>
          html`<dt>${caps.map((cap) => html`<kbd>${cap.startsWith('cap.') ? say(`film.${cap}`) : cap}</kbd>`)}</dt>
            <dd>${say(`film.key.${action}`)}</dd>`,
      )}
    </dl>
  </details>`;
}
