export type Change = { path: string; before: unknown; after: unknown };

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Limit for files of unknown content: more changes than anyone reads. A page of new articles is a single change. */
const most = 200;

/** The paths a step changed, as deep as possible. Parts that both states share by reference are skipped. */
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
