/** The addresses that this device can show without a server, as the page has heard last; none where nothing is kept. */
const known = new Set<string>();

export function know(addresses: Iterable<string>): void {
  known.clear();
  for (const address of addresses) {
    known.add(address);
  }
}

/** An address with `*` as its last name is there for all names. */
export function isKnown(address: string): boolean {
  return known.has(address) || known.has(address.replace(/[^/]+$/, '*'));
}
