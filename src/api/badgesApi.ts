import { badgePaths } from '../contract/badgePaths';
import { badgeReads } from '../contract/reads/badgeReads';
import type { BadgeState } from '../contract/records/badges';
import type { BadgeOrder } from '../contract/schemas/badges';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, type InLanguage } from './readQuery';
import { noResult, readResponse } from './readResponse';
import { gameBadgesFromWire, playerBadgesFromWire } from './wire/badgesFromWire';
import type { Read } from './wire/readers';

type Badges = InLanguage & { id: number; state: BadgeState };

const badgesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayerBadges: build.infiniteQuery<Read<typeof playerBadgesFromWire>, Badges, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(badgeReads.playerBadges),
      transformResponse: readResponse(playerBadgesFromWire),
      providesTags: ['Board'],
    }),
    getGameBadge: build.infiniteQuery<Read<typeof gameBadgesFromWire>, Badges, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(badgeReads.gameBadge),
      transformResponse: readResponse(gameBadgesFromWire),
      providesTags: ['Board'],
    }),
    orderBadges: build.mutation<null, BadgeOrder>({
      query: (body) => ({ url: badgePaths.badgeOrder, method: 'PUT', body }),
      transformResponse: noResult,
      invalidatesTags: ['Board'],
    }),
  }),
});

export const {
  useGetPlayerBadgesInfiniteQuery,
  useGetGameBadgeInfiniteQuery,
  useOrderBadgesMutation,
} = badgesApi;
