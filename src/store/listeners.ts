import {
  createListenerMiddleware,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/apiExtra';
import type { RootState } from './rootReducer';

/** Typed `startListening`, as passed to a feature's `startXListeners`. */
export type StartListening = TypedStartListening<
  RootState,
  ThunkDispatch<RootState, ApiExtra, UnknownAction>,
  ApiExtra
>;

/** One listener middleware per store, so that two stores in a test do not share listeners. */
export function createListeners(extra: ApiExtra) {
  return createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, ApiExtra, UnknownAction>,
    ApiExtra
  >({ extra });
}
