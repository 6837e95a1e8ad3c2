/** A fresh name for this page load, without a meaning; unlike `crypto.randomUUID` it works without TLS too. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
