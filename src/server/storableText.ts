/** The text without what PostgreSQL cannot keep: NUL, and lone surrogates, which its JSON refuses. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\u{fffd}');
}
