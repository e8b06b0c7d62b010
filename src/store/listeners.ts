import {
  createListenerMiddleware,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/apiExtra';
import type { RootState } from './rootReducer';

/** Starts a reaction to facts; what a feature's `startXListeners` receives. */
export type StartListening = TypedStartListening<
  RootState,
  ThunkDispatch<RootState, ApiExtra, UnknownAction>,
  ApiExtra
>;

/** One listener middleware per store, so that two stores of one test never hear each other. */
export function createListeners(extra: ApiExtra) {
  return createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, ApiExtra, UnknownAction>,
    ApiExtra
  >({ extra });
}
