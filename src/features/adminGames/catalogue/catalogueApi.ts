import { baseApi } from '../../../api/baseApi';
import { noResult, readResponse } from '../../../api/readResponse';
import { adminPaths } from '../../../contract/adminPaths';
import type {
  AdminCatalogue,
  AdminFormatSave,
  AdminPlatformSave,
  AdminSeriesSave,
} from '../../../contract/schemas/adminGames';
import { catalogueFromWire, itemFromWire } from '../adminGameFromWire';

type Changed<Body> = Body & { id: number };
/** Public lists show platforms and series too. */
const shown = ['AdminCatalogue', 'Game'] as const;
const post = (url: string, body: object) => ({ url, method: 'POST', body });
const put = (url: string, body: object) => ({ url, method: 'PUT', body });
const remove = (url: string) => ({ url, method: 'DELETE' });
const transformResponse = readResponse(itemFromWire);

const catalogueApi = baseApi.enhanceEndpoints({ addTagTypes: ['AdminCatalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: build.query<AdminCatalogue, undefined>({
      query: () => ({ url: adminPaths.catalogue }),
      transformResponse: readResponse(catalogueFromWire),
      providesTags: ['AdminCatalogue'],
    }),
    createSeries: build.mutation({
      query: (body: AdminSeriesSave) => post(adminPaths.series, body),
      transformResponse,
      invalidatesTags: shown,
    }),
    saveSeries: build.mutation({
      query: ({ id, ...body }: Changed<AdminSeriesSave>) => put(adminPaths.oneSeries(id), body),
      transformResponse,
      invalidatesTags: shown,
    }),
    deleteSeries: build.mutation<null, number>({
      query: (id) => remove(adminPaths.oneSeries(id)),
      transformResponse: noResult,
      invalidatesTags: shown,
    }),
    createPlatform: build.mutation({
      query: (body: AdminPlatformSave) => post(adminPaths.platforms, body),
      transformResponse,
      invalidatesTags: shown,
    }),
    savePlatform: build.mutation({
      query: ({ id, ...body }: Changed<AdminPlatformSave>) => put(adminPaths.platform(id), body),
      transformResponse,
      invalidatesTags: shown,
    }),
    deletePlatform: build.mutation<null, number>({
      query: (id) => remove(adminPaths.platform(id)),
      transformResponse: noResult,
      invalidatesTags: shown,
    }),
    createFormat: build.mutation({
      query: (body: AdminFormatSave) => post(adminPaths.formats, body),
      transformResponse,
      invalidatesTags: shown,
    }),
    saveFormat: build.mutation({
      query: ({ id, ...body }: Changed<AdminFormatSave>) => put(adminPaths.format(id), body),
      transformResponse,
      invalidatesTags: shown,
    }),
    deleteFormat: build.mutation<null, number>({
      query: (id) => remove(adminPaths.format(id)),
      transformResponse: noResult,
      invalidatesTags: shown,
    }),
  }),
});

export const {
  useGetCatalogueQuery,
  useCreateSeriesMutation,
  useSaveSeriesMutation,
  useDeleteSeriesMutation,
  useCreatePlatformMutation,
  useSavePlatformMutation,
  useDeletePlatformMutation,
  useCreateFormatMutation,
  useSaveFormatMutation,
  useDeleteFormatMutation,
} = catalogueApi;
