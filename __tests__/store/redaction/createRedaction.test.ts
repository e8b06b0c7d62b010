import * as fc from 'fast-check';
import { isRecord } from '../../../src/api/wire/typeGuards';
import { createRedaction } from '../../../src/store/redaction/createRedaction';
import { draftsSlice } from '../../../src/state/draftsSlice';
import { createRootReducer } from '../../../src/store/rootReducer';
import { anyAction } from '../../support/browser/storeActions';

const reducer = createRootReducer().inject(draftsSlice);
const initial = () => reducer(undefined, { type: 'test/started' });

/** Removes `provided`: the tags of cached responses are not part of what is shown. */
const comparable = (state: unknown): unknown => {
  if (!isRecord(state) || !isRecord(state.api)) return state;
  const { provided: _provided, ...api } = state.api;
  return JSON.parse(JSON.stringify({ ...state, api }));
};

/** Undefined for what cannot happen: a patch to a missing response. */
const reduce = (state: ReturnType<typeof initial>, action: { type: string }) => {
  try {
    return reducer(state, action);
  } catch {
    return undefined;
  }
};

const reduceRedacted = (state: unknown, action: { type: string }): unknown =>
  // A redacted state is a valid state, so the reducer treats it the same.
  reducer(state as ReturnType<typeof reducer>, action);

test('redacted actions reproduce the redacted state', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      const { redactAction, redactState } = createRedaction();
      let state = initial();
      let redacted: unknown = redactState(state);
      for (const action of actions) {
        const next = reduce(state, action);
        if (!next) continue;
        state = next;
        redacted = reduceRedacted(redacted, redactAction(action));
        expect(comparable(redacted)).toEqual(comparable(redactState(state)));
      }
    }),
    { numRuns: 300 },
  );
});
