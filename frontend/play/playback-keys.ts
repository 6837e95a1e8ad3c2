import { html, type TemplateResult } from 'lit';

/** What a key does to a playback. */
export type PlaybackAction = 'toggle' | 'forward' | 'back' | 'start' | 'end' | 'bottleneck' | 'bottleneck-back';

interface PlaybackKey {
  readonly action: PlaybackAction;
  /** As the browser names it; letters in small. */
  readonly key: string;
  readonly shift?: boolean;
  /** On the sheet; what begins with `cap.` is a key of the texts. */
  readonly caps: readonly string[];
  /** Only in a playback of steps. */
  readonly steps?: boolean;
}

/** All keys: the player obeys this table, and its sheet is drawn from it. */
export const PLAYBACK_KEYS: readonly PlaybackKey[] = [
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
 * @param steps whether the playback is one of steps
 * @param letters whether single letters are keys
 */
export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  steps: boolean,
  letters: boolean,
): PlaybackAction | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey || event.ctrlKey || event.metaKey || (isLetter(key) && !letters)) {
    return undefined;
  }
  const shift = isLetter(key) && event.shiftKey;
  return PLAYBACK_KEYS.find((row) => row.key === key && (steps || !row.steps) && (row.shift ?? false) === shift)?.action;
}

/** The sheet of keys, folded away until it is asked for. */
export function keySheet(letters: boolean, say: (key: string) => string): TemplateResult {
  const rows = PLAYBACK_KEYS.filter(({ key }) => letters || !isLetter(key));
  return html`<details class="card playback-keys">
    <summary>${say('playback.keys')}</summary>
    <dl>
      ${rows.map(
        ({ action, caps }) =>
          html`<dt>${caps.map((cap) => html`<kbd>${cap.startsWith('cap.') ? say(`playback.${cap}`) : cap}</kbd>`)}</dt>
            <dd>${say(`playback.key.${action}`)}</dd>`,
      )}
    </dl>
  </details>`;
}
