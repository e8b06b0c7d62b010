/** The byte order marks of UTF-16, which some programs call Unicode text. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file. What is not UTF-8 is read as Windows-1252, which spreadsheet programs of Western Europe write;
 * `guessed` says so.
 */
export async function readTextFile(file: Blob): Promise<{ text: string; guessed: boolean }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), guessed: false };
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text, guessed: false };
  return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
}
