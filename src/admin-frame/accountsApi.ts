import type { MemberOrder } from '../contract/memberQuery';
import { adminPaths } from '../contract/adminPaths';
import type { RoleChange } from '../contract/schemas/adminUsers';
import {
  accountDetailFromWire,
  accountFromWire,
  roleHoldersFromWire,
  type Account,
  type AccountDetail,
  type RoleHolders,
} from './accountFromWire';
import { filterParams } from './filterParams';
import { baseApi } from '../api/baseApi';
import { collectionFromWire, type Page } from '../api/wire/collection';
import { listTags } from '../api/listTags';
import { noResult, readResponse } from '../api/readResponse';

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

/** For `invalidatesTags` of a change of one account. */
export const changedAccount = (_result: unknown, _error: unknown, { id }: { id: number }) =>
  listTags('Accounts', [{ id }]);

// Declared here and not in baseApi: the first screen does not need it.
const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Accounts'] });

export const accountsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<Page<Account>, AccountQuery>({
      query: ({ page, itemsPerPage, order, ...filters }) => ({
        url: adminPaths.users,
        params: {
          page,
          itemsPerPage,
          [`order[${order.field}]`]: order.direction,
          ...filterParams(filters),
        },
      }),
      transformResponse: readResponse((body) => collectionFromWire(body, accountFromWire)),
      providesTags: (page) => listTags('Accounts', page?.items),
    }),
    getAccount: build.query<AccountDetail, number>({
      query: (id) => ({ url: adminPaths.user(id) }),
      transformResponse: readResponse(accountDetailFromWire),
      providesTags: (_account, _error, id) => [{ type: 'Accounts', id }],
    }),
    getRoles: build.query<Page<RoleHolders>, void>({
      query: () => ({ url: adminPaths.roles }),
      transformResponse: readResponse((body) => collectionFromWire(body, roleHoldersFromWire)),
      providesTags: [{ type: 'Accounts', id: 'LIST' }],
    }),
    changeRoles: build.mutation<null, RoleChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: adminPaths.userRoles(id), method: 'PUT', body }),
      transformResponse: noResult,
      invalidatesTags: changedAccount,
    }),
  }),
});

export const {
  useGetAccountsQuery,
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useGetRolesQuery,
  useChangeRolesMutation,
} = accountsApi;
