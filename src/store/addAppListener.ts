import { addListener, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/apiExtra';
import type { RootState } from './rootReducer';

/** Typed `addListener`, for listeners that are added after the store has started. */
export const addAppListener = addListener.withTypes<
  RootState,
  ThunkDispatch<RootState, ApiExtra, UnknownAction>,
  ApiExtra
>();
