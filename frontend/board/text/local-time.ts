import { pageLanguage } from './page-language.js';

/** A moment such as 02:00, or December 2, 2026 at 02:00, as the language writes it. */
export function localTime(moment: Date, withDate: boolean): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    ...(withDate ? { dateStyle: 'long' } : {}),
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(moment);
}
