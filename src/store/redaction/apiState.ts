import { baseApi } from '../../api/baseApi';
import { isRecord } from '../../api/wire/typeGuards';
import { failure, requestFields } from './apiShapes';
import { coverCacheKey } from './cacheKey';
import { mutationPolicy, queryPolicy } from './endpointPolicies';
import { nothing } from './valueRedactors';
import { applyShape, fields, type Redacting, type Shape } from './shape';

type Entry = Record<string, unknown>;

const shapes = new Map<Shape, Map<Shape, Shape>>();

/** One shape object per endpoint, since the cache of redacted values is keyed by shape. */
const entryShape = (data: Shape, originalArgs: Shape): Shape => {
  const ofData = shapes.get(data) ?? new Map<Shape, Shape>();
  shapes.set(data, ofData);
  const known = ofData.get(originalArgs);
  const shape = known ?? fields({ ...requestFields, error: failure, data, originalArgs });
  ofData.set(originalArgs, shape);
  return shape;
};

const redactQueries = (queries: Entry, redacting: Redacting) =>
  Object.entries(queries).flatMap(([key, entry]) => {
    const covered = coverCacheKey(key, redacting);
    const policy = queryPolicy(covered?.endpoint);
    if (!covered || !policy) return [];
    const shape = entryShape(policy.data, policy.argument);
    return [[covered.key, applyShape(shape, entry, redacting)]];
  });

const redactMutations = (mutations: Entry, redacting: Redacting) =>
  Object.entries(mutations).flatMap(([key, entry]) => {
    const data = isRecord(entry) ? mutationPolicy(entry.endpointName) : undefined;
    if (!data || !isRecord(entry) || entry.requestId !== key) return [];
    return [[key, applyShape(entryShape(data, nothing), entry, redacting)]];
  });

const { config, ...initial } = baseApi.reducer(undefined, { type: 'redaction/init' });
// Constant config of an online, focused page: the real values are not part of a snapshot.
const atRest = { ...config, online: true, focused: true, middlewareRegistered: true };

/** Redacts the cached responses. Subscriptions and provided tags are omitted: they mean nothing without requests. */
export function redactApiState(state: unknown, redacting: Redacting): unknown {
  const { queries, mutations } = isRecord(state) ? state : {};
  return {
    ...initial,
    queries: Object.fromEntries(redactQueries(isRecord(queries) ? queries : {}, redacting)),
    mutations: Object.fromEntries(redactMutations(isRecord(mutations) ? mutations : {}, redacting)),
    config: atRest,
  };
}
