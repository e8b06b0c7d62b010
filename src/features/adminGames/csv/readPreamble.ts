/** The delimiter that occurs most in the header. */
function delimiterOf(source: string): string {
  const [header = ''] = source.split(/\r\n|\n|\r/, 1);
  const counts = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';';
}

/** A first line that tells spreadsheet programs the delimiter, such as `sep=;`. */
const separatorLine = /^"?sep=([^"\r\n])"?[;,\t]*(?:\r\n|\n|\r|$)/i;

/** The header and rows of a CSV text, with the delimiter and the line of the header. */
export function readPreamble(text: string) {
  const source = text.replace(/^\uFEFF/, '');
  const [named, delimiter] = separatorLine.exec(source) ?? [];
  if (named === undefined || delimiter === undefined)
    return { source, delimiter: delimiterOf(source), firstLine: 1 };
  return { source: source.slice(named.length), delimiter, firstLine: 2 };
}
