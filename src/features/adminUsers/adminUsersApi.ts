import { accountFromWire } from '../../admin-frame/accountFromWire';
import { accountsApi, changedAccount, type AccountFilters } from '../../admin-frame/accountsApi';
import { exportQuery } from '../../admin-frame/exportQuery';
import { collectionFromWire, type Page } from '../../api/wire/collection';
import { noResult, readResponse } from '../../api/readResponse';
import { secretQuery } from '../../api/secretArgs';
import { list, object, type Read } from '../../api/wire/readers';
import { referenceFromWire } from '../../api/wire/referenceFromWire';
import { adminPaths } from '../../contract/adminPaths';
import type { Language } from '../../contract/languages';
import { moderationPaths } from '../../contract/moderationPaths';
import type { EmailLookup } from '../../contract/schemas/adminUsers';
import { accountSessionFromWire, type AccountSession } from './accountSessionFromWire';

export type AccountAction = 'disable' | 'enable' | 'force-password-reset';

/** Only the id: what the lookup returns must not enter the store. */
const accountIdFromWire = (body: unknown) => {
  const account = accountFromWire(body);
  return account && { id: account.id };
};

const moderatorGamesFromWire = object({ games: list(referenceFromWire) });
type ModeratorGames = Read<typeof moderatorGamesFromWire>;

const adminUsersApi = accountsApi.injectEndpoints({
  endpoints: (build) => ({
    getAccountSessions: build.query<Page<AccountSession>, number>({
      query: (id) => ({ url: adminPaths.userSessions(id) }),
      transformResponse: readResponse((body) => collectionFromWire(body, accountSessionFromWire)),
      providesTags: (_page, _error, id) => [{ type: 'Accounts', id }],
    }),
    findAccountByEmail: build.mutation({
      query: secretQuery((body: EmailLookup) => ({
        url: adminPaths.userByEmail,
        method: 'POST',
        body,
      })),
      transformResponse: readResponse(accountIdFromWire),
    }),
    actOnAccount: build.mutation<null, { id: number; action: AccountAction; reason?: string }>({
      query: ({ id, action, reason }) => ({
        url: adminPaths.userAction(id, action),
        method: 'POST',
        ...(reason === undefined ? {} : { body: { reason } }),
      }),
      transformResponse: noResult,
      // The scores of a disabled account do not rank.
      invalidatesTags: (result, error, account) => [
        ...changedAccount(result, error, account),
        'Board',
        'Game',
      ],
    }),
    /** Revokes one session, or all if `session` is omitted. */
    revokeSessions: build.mutation<null, { id: number; session?: string }>({
      query: ({ id, session }) => ({
        url:
          session === undefined ? adminPaths.userSessions(id) : adminPaths.userSession(id, session),
        method: 'DELETE',
      }),
      transformResponse: noResult,
      invalidatesTags: changedAccount,
    }),
    /** The games whose proofs a member judges; all without any. */
    getModeratorGames: build.query<ModeratorGames, { id: number; language: Language }>({
      query: ({ id, language }) => ({
        url: moderationPaths.moderatorGames(id),
        headers: { 'Accept-Language': language },
      }),
      transformResponse: readResponse(moderatorGamesFromWire),
      providesTags: (_games, _error, { id }) => [{ type: 'Accounts', id }],
    }),
    changeModeratorGames: build.mutation<null, { id: number; games: number[] }>({
      query: ({ id, games }) => ({
        url: moderationPaths.moderatorGames(id),
        method: 'PUT',
        body: { games },
      }),
      transformResponse: noResult,
      invalidatesTags: changedAccount,
    }),
    exportAccounts: build.mutation({
      queryFn: exportQuery<AccountFilters>(adminPaths.usersExport),
    }),
  }),
});

export const {
  useGetAccountSessionsQuery,
  useFindAccountByEmailMutation,
  useActOnAccountMutation,
  useRevokeSessionsMutation,
  useExportAccountsMutation,
  useGetModeratorGamesQuery,
  useChangeModeratorGamesMutation,
} = adminUsersApi;
