import { changeDocument } from '../../admin-frame/drafts/changeDocument';
import { baseApi } from '../../api/baseApi';
import { listTags } from '../../api/listTags';
import { noResult, readResponse } from '../../api/readResponse';
import { secretQuery } from '../../api/secretArgs';
import { collectionFromWire, type Page } from '../../api/wire/collection';
import { adminPaths } from '../../contract/adminPaths';
import { idempotencyHeader } from '../../contract/commentRules';
import type { AdminGameSort } from '../../contract/gameAdministration';
import type { Language } from '../../contract/languages';
import type { GameStatus } from '../../contract/records/catalogue';
import type {
  AdminChartMerge,
  AdminGameCreate,
  AdminGameRow,
  AdminGameSave,
  AdminGameStatusChange,
} from '../../contract/schemas/adminGames';
import {
  adminGameFromWire,
  gameRowFromWire,
  gameVersionFromWire,
  gameVersionsFromWire,
} from './adminGameFromWire';

/** The table's query; names are returned in `language`. */
export interface AdminGameListQuery {
  language: Language;
  page: number;
  itemsPerPage: number;
  sort: AdminGameSort;
  direction: 'asc' | 'desc';
  search: string;
  status?: GameStatus | undefined;
}

export interface GameCreation {
  /** Idempotency key: the same for each attempt to create one game. */
  key: string;
  body: AdminGameCreate;
}

const listParams = ({
  page,
  itemsPerPage,
  sort,
  direction,
  search,
  status,
}: AdminGameListQuery) => ({
  page,
  itemsPerPage,
  search: search || undefined,
  status,
  [`order[${sort}]`]: direction,
});

const changing = changeDocument({ pathOf: adminPaths.game, read: adminGameFromWire });

/** Changes also invalidate the public lists and pages. */
const shown = ['AdminGames', 'AdminCatalogue', 'Game', 'Board'] as const;

const adminGamesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['AdminGames', 'AdminCatalogue'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAdminGames: build.query<Page<AdminGameRow>, AdminGameListQuery>({
        query: (query) => ({
          url: adminPaths.games,
          params: listParams(query),
          headers: { 'Accept-Language': query.language },
        }),
        transformResponse: readResponse((body) => collectionFromWire(body, gameRowFromWire)),
        providesTags: (page) => listTags('AdminGames', page?.items),
      }),
      getAdminGame: build.query({
        query: (id: number) => ({ url: adminPaths.game(id) }),
        transformResponse: readResponse(adminGameFromWire),
        // Another editor may have changed the game since it was fetched.
        keepUnusedDataFor: 0,
      }),
      createGame: build.mutation({
        query: secretQuery(({ key, body }: GameCreation) => ({
          url: adminPaths.games,
          method: 'POST',
          headers: { [idempotencyHeader]: key },
          body,
        })),
        transformResponse: readResponse(adminGameFromWire),
        invalidatesTags: [{ type: 'AdminGames', id: 'LIST' }],
      }),
      saveGame: build.mutation({
        queryFn: changing(({ id, ...body }: AdminGameSave & { id: number }) => ({
          url: adminPaths.game(id),
          body,
        })),
        invalidatesTags: shown,
      }),
      changeGameStatus: build.mutation({
        queryFn: changing(({ id, ...body }: AdminGameStatusChange & { id: number }) => ({
          url: adminPaths.gameStatus(id),
          body,
        })),
        invalidatesTags: shown,
      }),
      deleteGame: build.mutation<null, number>({
        query: (id) => ({ url: adminPaths.game(id), method: 'DELETE' }),
        transformResponse: noResult,
        invalidatesTags: shown,
      }),
      getGameVersions: build.query({
        query: (id: number) => ({ url: adminPaths.gameVersions(id) }),
        transformResponse: readResponse(gameVersionsFromWire),
        keepUnusedDataFor: 0,
      }),
      getGameVersion: build.query({
        query: ({ id, version }: { id: number; version: number }) => ({
          url: adminPaths.gameVersion(id, version),
        }),
        transformResponse: readResponse(gameVersionFromWire),
      }),
      mergeChart: build.mutation({
        query: secretQuery(({ id, ...body }: AdminChartMerge & { id: number }) => ({
          url: adminPaths.chartMerge(id),
          method: 'POST',
          body,
        })),
        transformResponse: noResult,
        invalidatesTags: shown,
      }),
    }),
  });

export const {
  useGetAdminGamesQuery,
  useGetAdminGameQuery,
  useCreateGameMutation,
  useSaveGameMutation,
  useChangeGameStatusMutation,
  useDeleteGameMutation,
  useGetGameVersionsQuery,
  useGetGameVersionQuery,
  useMergeChartMutation,
} = adminGamesApi;
