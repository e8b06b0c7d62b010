export type Change = { path: string; before: unknown; after: unknown };

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** More than anybody reads; a whole page of new articles is one change, but a file may be anything. */
const most = 200;

/** What a step changed, deepest places first found; parts both states share are not looked into. */
export function stateDiff(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  const compare = (one: unknown, other: unknown, path: string) => {
    if (Object.is(one, other) || changes.length >= most) return;
    if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
      changes.push({ path, before: one, after: other });
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(one[name], other[name], path === '' ? name : `${path}.${name}`);
    }
  };
  compare(before, after, '');
  return changes;
}
