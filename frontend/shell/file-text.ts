/** So many bytes tell whether every second one is 0. */
const LOOK = 1000;

/**
 * The text of a file's bytes, as the terminal reads it too (`FileText.java`): UTF-16 where the file begins so or every
 * second byte is 0, UTF-8 where it can be that, and else Windows-1252, which has the letters of Latin-1.
 */
export function fileText(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe) || (!begins(bytes, 0xfe, 0xff) && isZero(bytes, 1))) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (begins(bytes, 0xfe, 0xff) || isZero(bytes, 0)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function begins(bytes: Uint8Array, first: number, second: number): boolean {
  return bytes[0] === first && bytes[1] === second;
}

/** Whether most bytes at even or odd places are 0, and none at the others. */
function isZero(bytes: Uint8Array, from: number): boolean {
  const pairs = Math.floor(Math.min(bytes.length, LOOK) / 2);
  const zeros = (place: number) =>
    Array.from({ length: pairs }, (_, pair) => bytes[2 * pair + place]).filter((byte) => byte === 0).length;
  return 2 * zeros(from) > pairs && zeros(1 - from) === 0;
}
