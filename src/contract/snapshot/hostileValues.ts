import { snapshotLimits } from './snapshotFormat';

/** Keys with a special meaning in JavaScript or in the library DevTools parse files with; valid snapshots never have them. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype', '$jsan']);

export type Hostility = 'forbiddenName' | 'tooDeep';

/** Inspects an untrusted value iteratively: deep nesting could overflow the stack. */
export function findHostility(value: unknown): Hostility | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > snapshotLimits.depth) return 'tooDeep';
    const isList = Array.isArray(next.value);
    for (const [name, inner] of Object.entries(next.value)) {
      if (!isList && forbidden.has(name)) return 'forbiddenName';
      waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return undefined;
}
