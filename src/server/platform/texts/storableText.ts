/** The text without characters PostgreSQL cannot store: NUL, and lone surrogates, which its JSON types reject. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\u{fffd}');
}
