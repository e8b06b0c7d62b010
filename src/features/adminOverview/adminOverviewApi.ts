import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';
import { adminPaths } from '../../contract/adminPaths';
import type { Language } from '../../contract/languages';
import type { AdminOverview } from '../../contract/schemas/adminOverview';
import { overviewFromWire } from './overviewFromWire';

const adminOverviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Names are in this language. */
    getAdminOverview: build.query<AdminOverview, Language>({
      query: (language) => ({
        url: adminPaths.overview,
        headers: { 'Accept-Language': language },
      }),
      transformResponse: readResponse(overviewFromWire),
    }),
  }),
});

export const { useGetAdminOverviewQuery } = adminOverviewApi;
