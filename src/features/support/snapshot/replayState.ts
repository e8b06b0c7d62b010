import type { Action } from '@reduxjs/toolkit';
import { canonicalJson } from '../../../contract/canonicalJson';
import { sha256 } from '../../../contract/snapshot/sha256';
import { comparableState } from '../../../store/redaction/comparableState';
import { draftsSlice } from '../../../state/draftsSlice';
import { createRootReducer, type RootState } from '../../../store/rootReducer';

const reducer = createRootReducer().inject(draftsSlice);

/** The state before any action, and after each; successive states share unchanged parts. */
export function replayStates(state: unknown, actions: readonly Action[]): RootState[] {
  // The reducer throws if this is not a state.
  let current = reducer(state as RootState, { type: 'snapshot/opened' });
  const states = [current];
  for (const action of actions) {
    current = reducer(current, action);
    states.push(current);
  }
  return states;
}

/** A hash that is equal for equivalent states. */
export function stateHash(state: unknown): string {
  return sha256(canonicalJson(comparableState(state)));
}
