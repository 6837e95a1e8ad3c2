/** A service worker knows which addresses it is for. */
declare const registration: { readonly scope: string } | undefined;

/**
 * The path before all addresses of the game: nothing where it has a host for itself, `/puzzles` where its first page is at
 * `https://example.org/puzzles/`. What it stores in the browser is named with it too: other games on that host have their own.
 */
export const prefix = found();

/** `index.html` has it from the page's base. */
function found(): string {
  if (typeof document !== 'undefined') {
    return document.documentElement?.dataset['prefix'] ?? '';
  }
  return typeof registration === 'undefined' ? '' : new URL(registration.scope).pathname.slice(0, -1);
}
