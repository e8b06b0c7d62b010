import { isRecord } from '../../api/wire/typeGuards';
import { failure, requestFields } from './apiShapes';
import { coverCacheKey } from './cacheKey';
import { mutationPolicy, queryPolicy } from './endpointPolicies';
import { plain, word } from './valueRedactors';
import { redactPatches } from './redactPatches';
import { applyShape, fields, type Redacting, type Shape } from './shape';

type Action = { type: string } & Record<string, unknown>;
type Redact = (action: Action, redacting: Redacting) => Action | undefined;

const flags = { RTK_autoBatch: plain, condition: plain, aborted: plain, rejectedWithValue: plain };
const meta = fields({ ...requestFields, ...flags });
const argument = fields({
  type: word,
  subscribe: plain,
  forceRefetch: plain,
  endpointName: word,
  direction: word,
  track: plain,
});

const recordOf = (value: unknown) => (isRecord(value) ? value : {});

/** Redacts the action of a request; its endpoint's policy determines the payload's shape. */
const redactRequest = (
  { type, payload, error, meta: given }: Action,
  parts: { arg: Record<string, unknown>; data: Shape },
  redacting: Redacting,
): Action => {
  const shown = type.endsWith('/fulfilled') ? parts.data : failure;
  return {
    type,
    ...(payload === undefined ? {} : { payload: applyShape(shown, payload, redacting) }),
    ...(error === undefined ? {} : { error: applyShape(failure, error, redacting) }),
    meta: { ...recordOf(applyShape(meta, given, redacting)), arg: parts.arg },
  };
};

const argOf = (action: Action) => recordOf(recordOf(action.meta).arg);

const redactQuery: Redact = (action, redacting) => {
  const arg = argOf(action);
  const policy = queryPolicy(arg.endpointName);
  const covered = coverCacheKey(arg.queryCacheKey, redacting);
  if (!policy || !covered) return undefined;
  const shown = {
    ...recordOf(applyShape(argument, arg, redacting)),
    ...(arg.originalArgs === undefined
      ? {}
      : { originalArgs: applyShape(policy.argument, arg.originalArgs, redacting) }),
    queryCacheKey: covered.key,
  };
  return redactRequest(action, { arg: shown, data: policy.data }, redacting);
};

const redactMutation: Redact = (action, redacting) => {
  const arg = argOf(action);
  const data = mutationPolicy(arg.endpointName);
  // A fixedCacheKey is free text and identifies the entry, so it cannot be redacted.
  if (!data || arg.fixedCacheKey !== undefined) return undefined;
  const shown = recordOf(applyShape(argument, arg, redacting));
  return redactRequest(action, { arg: shown, data }, redacting);
};

const redactResultChange: Redact = ({ type, payload, meta: given }, redacting) => {
  const { queryCacheKey, patches } = recordOf(payload);
  const covered = coverCacheKey(queryCacheKey, redacting);
  const policy = queryPolicy(covered?.endpoint);
  if (!covered || !policy) return undefined;
  return {
    type,
    payload: {
      queryCacheKey: covered.key,
      ...(patches === undefined ? {} : { patches: redactPatches(patches, policy.data, redacting) }),
    },
    meta: applyShape(meta, given, redacting),
  };
};

const redactMutationRemoval: Redact = ({ type, payload, meta: given }, redacting) => ({
  type,
  payload: applyShape(fields({ requestId: requestFields.requestId }), payload, redacting),
  meta: applyShape(meta, given, redacting),
});

/** The RTK Query actions that are kept, by type. */
export const apiActions: ReadonlyMap<string, Redact> = new Map([
  ...['pending', 'fulfilled', 'rejected'].flatMap((status): [string, Redact][] => [
    [`api/executeQuery/${status}`, redactQuery],
    [`api/executeMutation/${status}`, redactMutation],
  ]),
  ['api/queries/removeQueryResult', redactResultChange],
  ['api/queries/queryResultPatched', redactResultChange],
  ['api/mutations/removeMutationResult', redactMutationRemoval],
  ['api/resetApiState', ({ type }: Action) => ({ type })],
]);
