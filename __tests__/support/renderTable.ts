/** A table in Markdown; all columns but the first are right-aligned. */
export const renderTable = (head: readonly string[], lines: readonly string[][]) => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, column) => (column === 0 ? '-' : '-:')));
  return [line(head), rule, ...lines.map(line)].join('\n');
};
