import { groupReads, type GroupRankingQuery } from '../contract/reads/groupReads';
import { baseApi } from './baseApi';
import { readQuery, type InLanguage } from './readQuery';
import { readResponse } from './readResponse';
import { standingsFromWire, type StandingPage } from './wire/standingFromWire';

const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGroupRanking: build.query<StandingPage, GroupRankingQuery & InLanguage>({
      ...readQuery(groupReads.groupRanking),
      transformResponse: readResponse(standingsFromWire),
      providesTags: ['Board'],
    }),
  }),
});

export const { useGetGroupRankingQuery } = groupsApi;
