/** What a browser may clear when it needs room is asked to stay where that asks nobody anything. */

/** Asks the browser to keep what is here for good. A refusal only means that it may clear it when it needs room. */
export function persist(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/** The same for an installed app, whose browser decides by itself; in a tab it would ask whoever only plays. */
export async function persistInstalled(): Promise<void> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled && (await navigator.storage?.persisted?.().catch(() => true)) === false) {
    persist();
  }
}
