import type { DraftPatch } from '../../state/draftsSlice';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const keyOf = (row: unknown) => (isObject(row) ? row['key'] : undefined);

/** Whether both are made of the same parts: the same rows in the same order, or all fields of the one. */
function hasSameParts(before: object, after: object): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return (
      before.length === after.length &&
      after.every((row, index) => keyOf(row) === keyOf(before[index]))
    );
  }
  return (
    !Array.isArray(before) &&
    !Array.isArray(after) &&
    Object.keys(before).every((name) => Object.hasOwn(after, name))
  );
}

function partsOf(before: unknown, after: unknown, path: readonly string[]): DraftPatch[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || !hasSameParts(before, after)) {
    return [{ op: 'replace', path, value: after }];
  }
  return Object.keys(after).flatMap((name) => partsOf(before[name], after[name], [...path, name]));
}

/** What `changes` change in a draft. Only the content is compared part by part: it changes with each key. */
export function patchesOf<State extends object>(
  before: State,
  changes: Partial<State>,
): DraftPatch[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const old: unknown = Reflect.get(before, name);
    if (name === 'content') return partsOf(old, value, [name]);
    return Object.is(old, value) ? [] : [{ op: 'replace', path: [name], value }];
  });
}
