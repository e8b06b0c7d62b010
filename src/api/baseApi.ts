import { createApi } from '@reduxjs/toolkit/query/react';
import { reauthBaseQuery } from './reauthBaseQuery';

/** The one API slice. Endpoints are injected by the files beside it, so that each screen loads only its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: reauthBaseQuery,
  tagTypes: ['Articles', 'Article', 'Comments', 'Me', 'Website'],
  // Long enough to come back to a list without waiting, short enough not to fill a phone's memory.
  keepUnusedDataFor: 120,
  // What failed while offline is asked again once there is a network.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
