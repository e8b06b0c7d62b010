import { useEffect, useEffectEvent, useState } from 'react';
import { selectEnding } from '../state/authSlice';
import { selectMemberKey } from '../state/memberKey';
import { useAppSelector, useAppStore } from './hooks';

/**
 * Keeps the unsaved input of a form while a member whose session has expired logs in again. It is in the memory of this tab
 * only, and each member gets their own.
 */
export function createInputKeeper<Input>() {
  const kept = new Map<string, Input>();
  return {
    /** The input that is kept of this member, as of the first render. */
    useKept: (): Input | undefined => {
      const member = useAppSelector(selectMemberKey);
      const [found] = useState(() => (member === null ? undefined : kept.get(member)));
      return found;
    },
    /** Keeps the input if the form is left because the session expires; undefined: nothing is unsaved. */
    useKeep: (input: Input | undefined): void => {
      const store = useAppStore();
      // The store no longer tells when the form is left.
      const [member] = useState(() => selectMemberKey(store.getState()));
      const onLeave = useEffectEvent(() => {
        if (member === null || input === undefined) return;
        if (selectEnding(store.getState()) === 'expired') kept.set(member, input);
      });
      useEffect(() => {
        if (member !== null) kept.delete(member);
        return () => onLeave();
      }, [member]);
    },
  };
}
