import { isRecord } from '../../api/wire/typeGuards';
import { apiActions } from './apiActions';
import { redactApiState } from './apiState';
import { createPseudonyms } from './pseudonyms';
import { applyShape, type Redacting } from './shape';
import { payloadShapes, sliceShapes } from './slicePolicies';

/** Incremented with every change of the allow-lists. */
export const redactionPolicyVersion = 5;

export type RedactedAction = { type: string } & Record<string, unknown>;
export type RedactedState = Record<string, unknown>;
export type RedactionCounts = { dropped: number; masked: number; renamed: number };

const typePattern = /^[@\w./-]{1,80}$/;
const namePattern = /^[A-Za-z]{1,40}$/;

/** Replaces a dropped action by one whose type no reducer handles. */
function withheld(action: Record<string, unknown>): RedactedAction {
  const type = typeof action.type === 'string' ? action.type : '';
  const meta = isRecord(action.meta) ? action.meta : {};
  const { endpointName } = isRecord(meta.arg) ? meta.arg : {};
  return {
    type: `${typePattern.test(type) ? type : 'action'} (withheld)`,
    ...(typeof endpointName === 'string' && namePattern.test(endpointName)
      ? { meta: { arg: { endpointName } } }
      : {}),
  };
}

/**
 * Redacts the actions and states of one store. Pseudonyms are consistent within one instance, so use one for everything that
 * is shown together.
 */
export function createRedaction() {
  const counts: RedactionCounts = { dropped: 0, masked: 0, renamed: 0 };
  const redacting: Redacting = {
    names: createPseudonyms(),
    count: (what) => {
      counts[what] += 1;
    },
    known: new WeakMap(),
  };

  const redactAction = (action: unknown): RedactedAction => {
    if (!isRecord(action) || typeof action.type !== 'string') return withheld({});
    const { type, payload } = action;
    const shape = payloadShapes.get(type);
    if (shape) {
      return payload === undefined
        ? { type }
        : { type, payload: applyShape(shape, payload, redacting) };
    }
    const kept = apiActions.get(type)?.({ ...action, type }, redacting);
    if (!kept) redacting.count('dropped');
    return kept ?? withheld(action);
  };

  const redactState = (state: unknown): RedactedState => {
    if (!isRecord(state)) return {};
    const slices = Object.entries(state).flatMap(([name, slice]) => {
      if (name === 'api') return [[name, redactApiState(slice, redacting)]];
      const shape = Object.hasOwn(sliceShapes, name) ? sliceShapes[name] : undefined;
      return shape ? [[name, applyShape(shape, slice, redacting)]] : [];
    });
    return Object.fromEntries(slices);
  };

  return { redactAction, redactState, counts: (): RedactionCounts => ({ ...counts }) };
}
