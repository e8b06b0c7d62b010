import { queryPolicy } from './endpointPolicies';
import { applyShape, type Redacting } from './shape';
import { isRecord } from '../../api/wire/typeGuards';

/** Serializes arguments like RTK Query does in cache keys: JSON with sorted keys. */
const serialize = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const parse = (text: string): unknown => {
  try {
    return text === 'undefined' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export type CoveredKey = { endpoint: string; key: string };

/**
 * A cache key contains the argument, as in `getMember("ada")`, and is redacted like it. Undefined for endpoints without a
 * policy.
 */
export function coverCacheKey(key: unknown, redacting: Redacting): CoveredKey | undefined {
  const match = typeof key === 'string' ? /^(\w+)\((.*)\)$/s.exec(key) : null;
  const [, endpoint = '', text = ''] = match ?? [];
  const policy = queryPolicy(endpoint);
  if (!policy) return undefined;
  const argument = parse(text);
  const covered =
    argument === undefined ? undefined : applyShape(policy.argument, argument, redacting);
  return { endpoint, key: `${endpoint}(${serialize(covered)})` };
}
