import { selectEnding } from '../../state/authSlice';
import { selectMemberKey } from '../../state/memberKey';
import { entryRemoved } from '../../state/pwaSlice';
import { addAppListener } from '../addAppListener';
import type { AppStore } from '../createStore';
import { selectUnsent } from './selectUnsent';
import type { UnsentEntry } from '../../state/unsentEntry';

type Departure = {
  member: string;
  ending: 'loggedOut' | 'deleted';
  /** The number of entries that were deleted. */
  unsent: number;
};

/**
 * Deletes a member's entries of one kind on log-out and account deletion, and calls back. When a session expires they stay
 * for the member. Returns its cleanup.
 */
export function onMemberLeft(
  store: AppStore,
  kind: UnsentEntry['kind'],
  tell?: (departure: Departure) => void,
): () => void {
  return store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => selectMemberKey(now) !== selectMemberKey(before),
      effect: (_action, { getState, getOriginalState, dispatch }) => {
        const member = selectMemberKey(getOriginalState());
        const ending = selectEnding(getState());
        if (member === null || (ending !== 'loggedOut' && ending !== 'deleted')) return;
        const entries = selectUnsent(getState()).filter(
          (entry) => entry.kind === kind && entry.member === member,
        );
        for (const { key } of entries) dispatch(entryRemoved(key));
        tell?.({ member, ending, unsent: entries.length });
      },
    }),
  );
}
