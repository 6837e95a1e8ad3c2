/**
 * Asks the browser of an installed app to keep what is here for good; it decides by itself, and a refusal only means that it
 * may clear it when it needs room. In a tab it would ask whoever only plays.
 */
export async function persistInstalled(): Promise<void> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled && (await navigator.storage?.persisted?.().catch(() => true)) === false) {
    void navigator.storage?.persist?.().catch(() => false);
  }
}
