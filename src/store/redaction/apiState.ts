import { baseApi } from '../../api/baseApi';
import { isRecord } from '../../api/wire';
import { failure, requestFields } from './apiShapes';
import { coverCacheKey } from './cacheKey';
import { mutationPolicy, queryPolicy } from './endpointPolicies';
import { nothing } from './leaves';
import { applyShape, fields, type Redacting, type Shape } from './shape';

type Entry = Record<string, unknown>;

const shapes = new Map<Shape, Map<Shape, Shape>>();

/** One shape for each endpoint, so that what was redacted before is found again. */
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

const { config, ...initial } = baseApi.reducer(undefined, { type: 'redaction/asked' });
// How things are around a page that is online and looked at: the reader's own moment is no part of the story.
const atRest = { ...config, online: true, focused: true, middlewareRegistered: true };

/**
 * The cached answers. Who waits for them and which of them a change would make stale is left out: it has no meaning where
 * nothing is asked for.
 */
export function redactApiState(state: unknown, redacting: Redacting): unknown {
  const { queries, mutations } = isRecord(state) ? state : {};
  return {
    ...initial,
    queries: Object.fromEntries(redactQueries(isRecord(queries) ? queries : {}, redacting)),
    mutations: Object.fromEntries(redactMutations(isRecord(mutations) ? mutations : {}, redacting)),
    config: atRest,
  };
}
