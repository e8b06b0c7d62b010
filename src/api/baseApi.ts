import { createApi } from '@reduxjs/toolkit/query/react';
import { unreadableResponse } from './errors/apiError';
import { offlineCopyBaseQuery } from './offlineCopyBaseQuery';

/** The single API slice. The other files of this folder inject endpoints, so that each page loads only its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: offlineCopyBaseQuery,
  tagTypes: ['Article', 'Board', 'Comments', 'Game', 'Me', 'Moderation', 'Sheet', 'Website'],
  // Seconds: long enough to return to a list without waiting, short enough not to fill a phone's memory.
  keepUnusedDataFor: 120,
  // Queries that failed offline are repeated once the browser is online.
  refetchOnReconnect: true,
  // A body that readResponse cannot read is an ApiError like any other.
  catchSchemaFailure: () => unreadableResponse,
  endpoints: () => ({}),
});
