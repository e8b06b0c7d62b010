import { privacyPaths } from '../contract/privacyPaths';
import type { PrivateParts } from '../contract/schemas/privateParts';
import { baseApi } from './baseApi';
import { readResponse } from './readResponse';
import { privatePartsFromWire, type Private } from './wire/privatePartsFromWire';

/** What the member keeps from others. */
const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivateParts: build.query<Private, void>({
      query: () => privacyPaths.privateParts,
      transformResponse: readResponse(privatePartsFromWire),
      providesTags: ['Me'],
    }),
    changePrivateParts: build.mutation<Private, PrivateParts>({
      query: (body) => ({ url: privacyPaths.privateParts, method: 'PUT', body }),
      transformResponse: readResponse(privatePartsFromWire),
      invalidatesTags: ['Board'],
      onQueryStarted: async ({ parts }, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = privacyApi.util;
        const patch = dispatch(updateQueryData('getPrivateParts', undefined, () => ({ parts })));
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useChangePrivatePartsMutation, useGetPrivatePartsQuery } = privacyApi;
