/** The page's language, not the browser's: a sentence has one way of writing numbers. */
export function pageLanguage(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';
}
