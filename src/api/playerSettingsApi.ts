import { paths } from '../contract/paths';
import { baseApi } from './baseApi';
import { readResponse } from './readResponse';
import { playerSettingsFromWire, type PlayerSettings } from './wire/playerSettingsFromWire';

/** What the member chooses to show on the boards. */
const playerSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayerSettings: build.query<PlayerSettings, void>({
      query: () => paths.myPlayer,
      transformResponse: readResponse(playerSettingsFromWire),
      providesTags: ['Me'],
    }),
    changeCountry: build.mutation<PlayerSettings, string | null>({
      query: (country) => ({ url: paths.myPlayer, method: 'PUT', body: { country } }),
      transformResponse: readResponse(playerSettingsFromWire),
      invalidatesTags: ['Sheet', 'Board'],
      onQueryStarted: async (_country, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        const { updateQueryData } = playerSettingsApi.util;
        dispatch(updateQueryData('getPlayerSettings', undefined, () => response.data));
      },
    }),
  }),
});

export const { useChangeCountryMutation, useGetPlayerSettingsQuery } = playerSettingsApi;
