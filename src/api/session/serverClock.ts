import { timings } from '../../config/timings';
import { serverClockSeen } from '../../state/authSlice';
import { isApiExtra, type StoreApi } from '../apiExtra';
import { clockOffsetOf } from './sessionState';

/**
 * Stores the offset of the server's clock, so that a device with a wrong clock does not mistake a valid token for an expired
 * one or vice versa. `serverNow` is in milliseconds; NaN is ignored.
 */
export function noteServerTime(api: StoreApi, serverNow: number): void {
  if (!isApiExtra(api.extra) || !Number.isFinite(serverNow)) return;
  const measured = serverNow - api.extra.now();
  const offset = Math.abs(measured) <= timings.clockTolerance ? 0 : measured;
  const known = clockOffsetOf(api.getState());
  if (Math.abs(offset - known) <= timings.clockTolerance) return;
  api.dispatch(serverClockSeen({ offset }));
}

/** Reads the server's time from a response. Ignores responses that may come from a cache, whose date is in the past. */
export function noteResponseTime(
  api: StoreApi,
  meta: { request: Request; response?: Response | undefined },
): void {
  const { request, response } = meta;
  const fromServer = request.method !== 'GET' || request.cache === 'no-store';
  const date = fromServer ? response?.headers.get('Date') : undefined;
  // The header has a resolution of one second: on average half a second has passed.
  if (date) noteServerTime(api, Date.parse(date) + 500);
}
