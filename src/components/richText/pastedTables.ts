/** Columns of a table: more than a page can show. */
const mostColumns = 50;
const blocks = 'p, div, ul, ol, li, blockquote, pre, h1, h2, h3, h4, h5, h6';

/** The editor ends a cell at each line break. */
function joinLines(cell: HTMLTableCellElement): void {
  for (const end of cell.querySelectorAll('br')) end.replaceWith(' ');
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes, ' ');
  cell.normalize();
  if (cell.lastChild?.nodeType === Node.TEXT_NODE)
    cell.lastChild.nodeValue = cell.lastChild.nodeValue?.trimEnd() ?? '';
}

/** Puts empty cells where merged ones of this row or of rows above reach, so that all others keep their columns. */
function splitCells(row: HTMLTableRowElement, covered: number[]): void {
  let column = 0;
  const fill = (next: Element | null) => {
    for (; (covered[column] ?? 0) > 0; column += 1) {
      covered[column] = (covered[column] ?? 0) - 1;
      row.insertBefore(row.ownerDocument.createElement('td'), next);
    }
  };
  // The collection is live, and cells are added.
  for (const cell of Array.from(row.cells)) {
    fill(cell);
    const width = Math.min(cell.colSpan, mostColumns - column);
    for (let place = 0; place < width; place += 1, column += 1) {
      covered[column] = cell.rowSpan - 1;
      if (place > 0) cell.after(row.ownerDocument.createElement('td'));
    }
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
  fill(null);
}

/** The editor would put the white space between rows into the next cell, or end the table at it. */
function joinParts(table: HTMLTableElement): void {
  for (const part of [table, ...table.querySelectorAll('thead, tbody, tfoot, tr')])
    for (const node of Array.from(part.childNodes))
      if (node.nodeType === Node.TEXT_NODE) node.remove();
}

/** Makes tables into what the editor knows: each cell one line, in one row and one column. */
export function simplifyTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    joinParts(table);
    const covered: number[] = [];
    for (const row of table.rows) {
      splitCells(row, covered);
      for (const cell of row.cells) joinLines(cell);
    }
  }
}
