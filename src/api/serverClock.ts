import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { timings } from '../config/timings';
import { serverClockSeen } from '../state/authSlice';
import { isApiExtra } from './apiExtra';
import { clockOffsetOf } from './sessionState';

type ClockApi = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

/**
 * Takes note of the server's time, so that a device whose clock is an hour or a year off neither takes a good token for an
 * expired one nor the other way round. `serverNow` in milliseconds; what is not a time is left out of account.
 */
export function noteServerTime(api: ClockApi, serverNow: number): void {
  if (!isApiExtra(api.extra) || !Number.isFinite(serverNow)) return;
  const measured = serverNow - api.extra.now();
  const offset = Math.abs(measured) <= timings.clockTolerance ? 0 : measured;
  const known = clockOffsetOf(api.getState());
  if (Math.abs(offset - known) <= timings.clockTolerance) return;
  api.dispatch(serverClockSeen({ offset }));
}

/** The moment an answer was made. One that may come from a cache tells of a moment long ago, so it is not asked. */
export function noteAnswerTime(
  api: ClockApi,
  meta: { request: Request; response?: Response | undefined },
): void {
  const { request, response } = meta;
  const fromServer = request.method !== 'GET' || request.cache === 'no-store';
  const date = fromServer ? response?.headers.get('Date') : undefined;
  // The header has whole seconds: on average half a second has passed.
  if (date) noteServerTime(api, Date.parse(date) + 500);
}
