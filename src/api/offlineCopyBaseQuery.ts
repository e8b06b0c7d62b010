import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { isApiExtra } from './apiExtra';
import type { ApiBaseQuery } from './baseQuery';
import type { ApiError } from './errors/apiError';
import { reauthBaseQuery } from './session/reauthBaseQuery';
import { memberKeyOf } from './session/sessionState';

/** The server did not respond itself: an error of its own is shown, a copy would hide it. */
const isUnreachable = (error: ApiError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'sessionKept' ||
  (error.kind === 'http' && error.status >= 502 && error.status <= 504);

const addressOf = (args: string | FetchArgs): string =>
  typeof args === 'string'
    ? args
    : `${args.url}?${new URLSearchParams(
        Object.entries(args.params ?? {}).map(([name, value]) => [name, String(value)]),
      ).toString()}`;

/**
 * Keeps the response of endpoints with `offlineCopy` on the device, for the member who received it, and returns it when the
 * server cannot be reached. The service worker keeps public responses only.
 */
export const offlineCopyBaseQuery: ApiBaseQuery = async (args, api, extraOptions) => {
  const loadCopies = isApiExtra(api.extra) ? api.extra.offlineCopies : undefined;
  const member = memberKeyOf(api.getState());
  if (!extraOptions?.offlineCopy || !loadCopies || member === null) {
    return reauthBaseQuery(args, api, extraOptions);
  }
  const place = { member, address: addressOf(args) };
  const [copies, result] = await Promise.all([
    // Without its code, which may be missing offline, there are no copies.
    loadCopies().catch(() => undefined),
    reauthBaseQuery(args, api, extraOptions),
  ]);
  // The member may have logged out meanwhile.
  if (!copies || memberKeyOf(api.getState()) !== member) return result;
  if (!result.error) copies.keep(place, result.data);
  else if (isUnreachable(result.error)) {
    const copy = copies.find(place);
    if (copy) return { data: copy.body, meta: { fetchedAt: copy.keptAt } };
  }
  return result;
};
