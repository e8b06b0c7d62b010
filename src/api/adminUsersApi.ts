import type { MemberOrder } from '../contract/memberQuery';
import { adminPaths } from '../contract/adminPaths';
import type { EmailLookup, RoleChange } from '../contract/schemas/adminUsers';
import { unreadableResponse } from './apiError';
import {
  accountDetailFromWire,
  accountFromWire,
  accountSessionFromWire,
  roleHoldersFromWire,
  type Account,
  type AccountDetail,
  type AccountSession,
  type RoleHolders,
} from './accountFromWire';
import { baseApi } from './baseApi';
import { collectionFromWire, type Page } from './collection';
import { exportQuery } from './exportQuery';
import { readingQuery } from './readingQuery';
import { secretCommand, secretQuery } from './secretArgs';

/** Filters of the table; empty ones are ignored. */
export type AccountFilters = {
  search: string;
  role: string;
  state: string;
  registeredFrom: string;
  registeredTo: string;
  lastLoginFrom: string;
  lastLoginTo: string;
};

export type AccountQuery = AccountFilters & {
  page: number;
  itemsPerPage: number;
  order: MemberOrder;
};

export type AccountAction = 'disable' | 'enable' | 'force-password-reset';

const given = (filters: AccountFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

// Declared here and not in baseApi: the first screen does not need it.
const accountsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Accounts'] });

export const adminUsersApi = accountsApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<Page<Account>, AccountQuery>({
      queryFn: readingQuery(
        ({ page, itemsPerPage, order, ...filters }) => ({
          url: adminPaths.users,
          params: {
            page,
            itemsPerPage,
            [`order[${order.field}]`]: order.direction,
            ...given(filters),
          },
        }),
        (body) => collectionFromWire(body, accountFromWire),
      ),
      providesTags: ['Accounts'],
    }),
    getAccount: build.query<AccountDetail, number>({
      queryFn: readingQuery((id) => ({ url: adminPaths.user(id) }), accountDetailFromWire),
      providesTags: ['Accounts'],
    }),
    getAccountSessions: build.query<Page<AccountSession>, number>({
      queryFn: readingQuery(
        (id) => ({ url: adminPaths.userSessions(id) }),
        (body) => collectionFromWire(body, accountSessionFromWire),
      ),
      providesTags: ['Accounts'],
    }),
    getRoles: build.query<Page<RoleHolders>, void>({
      queryFn: readingQuery(
        () => ({ url: adminPaths.roles }),
        (body) => collectionFromWire(body, roleHoldersFromWire),
      ),
      providesTags: ['Accounts'],
    }),
    findAccountByEmail: build.mutation({
      queryFn: secretQuery<EmailLookup, { id: number }>(async (body, send) => {
        const { data, error } = await send({ url: adminPaths.userByEmail, method: 'POST', body });
        if (error) return { error };
        const account = accountFromWire(data);
        return account ? { data: { id: account.id } } : { error: unreadableResponse };
      }),
    }),
    actOnAccount: build.mutation({
      queryFn: secretCommand(({ id, action }: { id: number; action: AccountAction }) => ({
        url: adminPaths.userAction(id, action),
        method: 'POST',
      })),
      invalidatesTags: ['Accounts'],
    }),
    /** Revokes one session, or all if `session` is omitted. */
    revokeSessions: build.mutation({
      queryFn: secretCommand(({ id, session }: { id: number; session?: string }) => ({
        url:
          session === undefined ? adminPaths.userSessions(id) : adminPaths.userSession(id, session),
        method: 'DELETE',
      })),
      invalidatesTags: ['Accounts'],
    }),
    changeRoles: build.mutation({
      queryFn: secretCommand(({ id, ...body }: RoleChange & { id: number }) => ({
        url: adminPaths.userRoles(id),
        method: 'PUT',
        body,
      })),
      invalidatesTags: ['Accounts'],
    }),
    exportAccounts: build.mutation({
      queryFn: exportQuery<AccountFilters>(adminPaths.usersExport),
    }),
  }),
});

export const {
  useGetAccountsQuery,
  useLazyGetAccountsQuery,
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useGetAccountSessionsQuery,
  useGetRolesQuery,
  useFindAccountByEmailMutation,
  useActOnAccountMutation,
  useRevokeSessionsMutation,
  useChangeRolesMutation,
  useExportAccountsMutation,
} = adminUsersApi;
