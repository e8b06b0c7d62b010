import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { StoreApi } from '../apiExtra';
import { baseQuery } from '../baseQuery';

/**
 * Sends one of the session's own requests. They are not endpoints: the base query needs the refresh, and an endpoint needs the
 * base query; and the end of a session aborts every request of the API slice, which would include these.
 */
export const sendDetached = (endpoint: string, args: FetchArgs, api: StoreApi) => {
  const controller = new AbortController();
  const { dispatch, getState, extra } = api;
  return baseQuery(
    args,
    {
      dispatch,
      getState,
      extra,
      endpoint,
      type: 'mutation',
      signal: controller.signal,
      abort: () => controller.abort(),
    },
    { anonymous: true },
  );
};
