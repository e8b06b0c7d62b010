/** The element of a printed document that holds its formatted texts as JSON. */
export const printedFormatsId = 'printed-formats';

/** By language tag, format and value: `en count 12345`. */
type FormattedTexts = Record<string, string>;

let printed: FormattedTexts = {};
let recorded: FormattedTexts | undefined;

/**
 * Formats a value, unless the document was printed with its text. The first `Intl` formatter of a page costs the main thread
 * some 15 ms, and several times that on a phone; the first screen shows what was printed.
 */
export function formatOnce(key: string, format: () => string): string {
  const text = printed[key] ?? format();
  if (recorded) recorded[key] = text;
  return text;
}

const isTexts = (parsed: unknown): parsed is FormattedTexts =>
  typeof parsed === 'object' &&
  parsed !== null &&
  Object.values(parsed).every((text) => typeof text === 'string');

/** Reads the texts that the document was printed with; none when they are missing or unreadable, as in a truncated document. */
export function readPrintedFormats(): void {
  // The element's name matters: a heading of an article can have the same id.
  const text = document.querySelector(`script#${printedFormatsId}`)?.textContent ?? '';
  try {
    const parsed: unknown = JSON.parse(text);
    printed = isTexts(parsed) ? parsed : {};
  } catch {
    printed = {};
  }
}

/** Runs a task that does not wait, and returns its result with every text that it has formatted. */
export function recordFormats<Result>(task: () => Result): [Result, FormattedTexts] {
  const texts: FormattedTexts = {};
  recorded = texts;
  try {
    return [task(), texts];
  } finally {
    recorded = undefined;
  }
}
