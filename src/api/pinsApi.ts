import { pinPaths } from '../contract/pinPaths';
import { pinReads } from '../contract/reads/pinReads';
import type { PinnedScoresChange } from '../contract/schemas/pins';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { collectionOf, type Page } from './wire/collection';
import { pinsFromWire, type Pins } from './wire/pinsFromWire';
import { playerScoreFromWire, type PlayerScore } from './wire/playerFromWire';

const pins = { type: 'Board', id: 'PINS' } as const;

/** The scores that members show first. */
const pinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPinnedScores: build.query<Page<PlayerScore>, InLanguage & { id: number }>({
      ...readQuery(pinReads.pinnedScores),
      transformResponse: readResponse(collectionOf(playerScoreFromWire)),
      providesTags: ['Board', pins],
    }),
    getOwnPins: build.query<Pins, void>({
      query: () => pinPaths.ownPins,
      transformResponse: readResponse(pinsFromWire),
      providesTags: ['Board', pins],
    }),
    pinScores: build.mutation<Pins, PinnedScoresChange>({
      query: (body) => ({ url: pinPaths.ownPins, method: 'PUT', body }),
      transformResponse: readResponse(pinsFromWire),
      // Also after a failure: they may have been changed elsewhere.
      invalidatesTags: [pins],
      onQueryStarted: async ({ scores }, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = pinsApi.util;
        const patch = dispatch(
          updateQueryData('getOwnPins', undefined, () => ({ scores: [...scores] })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useGetOwnPinsQuery, useGetPinnedScoresQuery, usePinScoresMutation } = pinsApi;
