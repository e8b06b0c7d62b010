import { nanoid } from '@reduxjs/toolkit';
import { draftsSlice, draftChanged, draftClosed, draftOpened } from '../../state/draftsSlice';
import type { AppStore } from '../../store/createStore';
import type { RootState } from '../../store/rootReducer';
import { patchesOf } from './patchesOf';

/** The draft of an open editor: a part of the store. */
export interface Draft<State extends object> {
  select: (state: Pick<RootState, 'drafts'>) => State;
  read: () => State;
  /** `event` says in DevTools and snapshots what has happened. */
  write: (changes: Partial<State>, event: string) => void;
  open: () => void;
  close: () => void;
}

/** `kind` says which parts of the draft snapshots show. */
export function createDraft<State extends object>(
  store: AppStore,
  kind: 'article' | 'game',
  initial: State,
): Draft<State> {
  const id = `${kind}-${nanoid(8)}`;
  // Before the editor is shown, and after it is left, when a last save may still be on its way.
  let apart = initial;
  store.inject(draftsSlice);
  const find = ({ drafts }: Pick<RootState, 'drafts'>) =>
    // Only this draft writes under its id.
    drafts?.[id] as State | undefined;
  const select: Draft<State>['select'] = (state) => find(state) ?? apart;
  const read = () => select(store.getState());
  return {
    select,
    read,
    write: (changes, event) => {
      if (!find(store.getState())) apart = { ...apart, ...changes };
      else {
        const patches = patchesOf(read(), changes);
        if (patches.length > 0) store.dispatch(draftChanged({ id, event, patches }));
      }
    },
    open: () => {
      store.dispatch(draftOpened({ id, draft: read() }));
    },
    close: () => {
      apart = read();
      store.dispatch(draftClosed(id));
    },
  };
}
