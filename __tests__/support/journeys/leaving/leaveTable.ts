/** The ways to leave a page, in the order in which they are tried. */
export const ways = [
  'back',
  'forward',
  'link',
  'address',
  'reload',
  'close',
  'left anyway',
  'session ended',
  'full: link',
  'full: close',
] as const;
export type Way = (typeof ways)[number];

const outcomes = ['asks', 'keeps', 'stays', 'sent', 'loses', '–'] as const;
export type Outcome = (typeof outcomes)[number];

export type Row = { page: string; expected: Record<Way, Outcome> };

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word => {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`The table knows no "${text}".`);
  return found;
};

/** Reads a table whose first line names the ways, and each other line a page and its outcomes. */
export function readLeaveTable(text: string): Row[] {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (String(head.slice(1)) !== String(ways)) throw new Error('The table lacks a way.');
  return lines.map(([page = '', ...cells]) => {
    const found = cells.map((cell, at) => [oneOf(ways, head[at + 1] ?? ''), oneOf(outcomes, cell)]);
    return { page, expected: Object.fromEntries(found) };
  });
}
