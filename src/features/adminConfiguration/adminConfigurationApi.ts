import { checked, checkedItems, hasFields, isNumber, isText } from '../../admin-frame/checks';
import { adminPaths } from '../../contract/adminPaths';
import type {
  SiteChange,
  SiteHistory,
  SiteState,
  SiteVersion,
} from '../../contract/schemas/adminConfiguration';
import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';
import { isRecord } from '../../api/wire/typeGuards';

const readState = readResponse(
  checked(
    hasFields<SiteState>({
      version: isNumber,
      settings: hasFields<SiteState['settings']>({
        name: isText,
        partners: Array.isArray,
        descriptions: isRecord,
        recordsSite: isRecord,
        limits: isRecord,
        records: isRecord,
      }),
    }),
  ),
);
const versionsFromWire = checkedItems('items', hasFields<SiteVersion>({ version: isNumber }));

function historyFromWire(body: unknown): SiteHistory | undefined {
  const items = versionsFromWire(body);
  return items && { items };
}

// Declared here and not in baseApi: the first screen does not need it.
const siteApi = baseApi.enhanceEndpoints({ addTagTypes: ['SiteVersions'] });

const adminConfigurationApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteState: build.query<SiteState, void>({
      query: () => ({ url: adminPaths.siteConfiguration }),
      transformResponse: readState,
      keepUnusedDataFor: 0,
    }),
    getSiteHistory: build.query<SiteHistory, void>({
      query: () => ({ url: adminPaths.siteVersions }),
      transformResponse: readResponse(historyFromWire),
      providesTags: ['SiteVersions'],
    }),
    saveSite: build.mutation<SiteState, SiteChange>({
      query: (body) => ({ url: adminPaths.siteConfiguration, method: 'PUT', body }),
      transformResponse: readState,
      invalidatesTags: ['SiteVersions', 'Website'],
    }),
    restoreSite: build.mutation<SiteState, { from: number; version: number }>({
      query: ({ from, version }) => ({
        url: adminPaths.siteVersion(from),
        method: 'POST',
        body: { version },
      }),
      transformResponse: readState,
      invalidatesTags: ['SiteVersions', 'Website'],
    }),
  }),
});

export const {
  useGetSiteStateQuery,
  useGetSiteHistoryQuery,
  useSaveSiteMutation,
  useRestoreSiteMutation,
} = adminConfigurationApi;
