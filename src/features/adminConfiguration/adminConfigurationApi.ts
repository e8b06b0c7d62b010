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

const isVersion = (value: unknown): value is SiteVersion =>
  isRecord(value) && typeof value.version === 'number';

/** Responses come from the site's own server of the same release: they are checked only so that they cannot break a page. */
function isState(body: unknown): body is SiteState {
  return (
    isRecord(body) &&
    typeof body.version === 'number' &&
    isRecord(body.settings) &&
    typeof body.settings.name === 'string' &&
    Array.isArray(body.settings.partners) &&
    isRecord(body.settings.descriptions) &&
    isRecord(body.settings.recordsSite) &&
    isRecord(body.settings.limits)
  );
}

const readState = readResponse((body) => (isState(body) ? body : undefined));

function historyFromWire(body: unknown): SiteHistory | undefined {
  if (!isRecord(body) || !Array.isArray(body.items)) return undefined;
  return { items: body.items.filter(isVersion) };
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
