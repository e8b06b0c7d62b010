import type { Action } from '@reduxjs/toolkit';
import { canonicalJson } from '../../../contract/snapshot/canonicalJson';
import { sha256 } from '../../../contract/snapshot/sha256';
import { comparableState } from '../../../store/redaction/comparableState';
import { createRootReducer, type RootState } from '../../../store/rootReducer';

const reducer = createRootReducer();

/** The state after each action, the first one before any; each shares what did not change with the one before. */
export function replayStates(state: unknown, actions: readonly Action[]): RootState[] {
  // The reducer is what says whether it is a state: it fails on any other.
  let current = reducer(state as RootState, { type: 'snapshot/opened' });
  const states = [current];
  for (const action of actions) {
    current = reducer(current, action);
    states.push(current);
  }
  return states;
}

/** Two states that mean the same have the same. */
export function stateHash(state: unknown): string {
  return sha256(canonicalJson(comparableState(state)));
}
