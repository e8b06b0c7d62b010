/** A cell as spreadsheets copy it: in quotes, which are doubled within, if it contains a quote, a tab or a line break. */
const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;

/** The rows and cells of a text copied from a spreadsheet; undefined for a text of one cell. */
export function pastedCells(text: string): string[][] | undefined {
  const rows: string[][] = [[]];
  const left = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  let at = 0;
  while (at <= left.length) {
    cell.lastIndex = at;
    const [whole = '', quoted, plain = ''] = cell.exec(left) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    at += whole.length + 1;
    if (left.charAt(at - 1) === '\n') rows.push([]);
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}
