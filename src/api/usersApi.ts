import { environment } from '../config/environment';
import { paths } from '../contract/paths';
import type {
  AccountDeletion,
  AvatarUpload,
  EmailToken,
  PasswordChange,
  ProfileUpdate,
  Registration,
  ResetConfirmation,
  ResetLinkRequest,
} from '../contract/schemas/users';
import { accountDeleted, avatarChanged, userLoaded } from '../state/authSlice';
import type { SessionUser } from '../state/session';
import type { ApiError } from './apiError';
import { isApiExtra } from './apiExtra';
import { baseApi } from './baseApi';
import { secretCommand, secretQuery } from './secretArgs';
import { userFromWire } from './sessionFromWire';
import { memberIdOf } from './sessionState';

const unreadable: ApiError = { kind: 'unreadable', status: 200, messageKey: 'errors:unreadable' };

const isUnknownAddress = (error: ApiError | undefined) =>
  error?.kind === 'http' && [404, 405].includes(error.status);

/** URL of a user's avatar. `changedAt` busts the cache after a new upload. */
export function avatarAddress(userId: number, changedAt: number | null): string {
  const query = changedAt === null ? '' : `?timestamp=${changedAt}`;
  return `${environment.apiHost}${paths.avatar(userId)}${query}`;
}

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Loads the logged-in user into the auth slice, the single source for all pages. On servers without this endpoint, falls
     * back to the user's id, if known.
     */
    getMe: build.query<{ id: number }, void>({
      queryFn: async (_argument, api, _extraOptions, send) => {
        // Bypass caches: the response's date is also used to measure the clock offset.
        let { data, error } = await send({ url: paths.me, cache: 'no-store' });
        const id = memberIdOf(api.getState());
        if (isUnknownAddress(error) && id !== undefined) {
          ({ data, error } = await send({ url: paths.user(id), cache: 'no-store' }));
        }
        if (error) return { error };
        const user = userFromWire(data);
        if (!user) return { error: unreadable };
        if (!api.signal.aborted) api.dispatch(userLoaded(user));
        return { data: { id: user.id } };
      },
      providesTags: ['Me'],
    }),
    register: build.mutation({
      queryFn: secretCommand((body: Registration) => ({
        url: paths.users,
        method: 'POST',
        body,
      })),
      extraOptions: { anonymous: true },
    }),
    updateProfile: build.mutation({
      queryFn: secretQuery<
        { user: SessionUser; changes: ProfileUpdate },
        { emailPending: boolean }
      >(async ({ user, changes }, send, api) => {
        const { data, error } = await send({
          url: paths.user(user.id),
          method: 'PUT',
          body: changes,
        });
        if (error) return { error };
        // Fields the server omits keep the sent or the previous value.
        const { roles, slug, ...saved } = userFromWire(data) ?? { ...user, ...changes };
        const email = saved.email ?? changes.email ?? user.email;
        const language = saved.language ?? changes.language ?? user.language;
        api.dispatch(
          userLoaded({
            ...saved,
            email,
            language,
            slug: slug ?? user.slug,
            roles: roles.length > 0 ? roles : user.roles,
          }),
        );
        return { data: { emailPending: Boolean(saved.pendingEmail) } };
      }),
    }),
    changePassword: build.mutation({
      queryFn: secretCommand((body: PasswordChange) => ({
        url: paths.changePassword,
        method: 'POST',
        body,
      })),
    }),
    sendResetLink: build.mutation({
      queryFn: secretCommand((body: ResetLinkRequest) => ({
        url: paths.sendResetLink,
        method: 'POST',
        body,
      })),
      extraOptions: { anonymous: true },
    }),
    confirmReset: build.mutation({
      queryFn: secretCommand((body: ResetConfirmation) => ({
        url: paths.confirmReset,
        method: 'POST',
        body,
      })),
      extraOptions: { anonymous: true },
    }),
    confirmEmail: build.mutation({
      queryFn: secretCommand((body: EmailToken) => ({
        url: paths.confirmEmail,
        method: 'POST',
        body,
      })),
      extraOptions: { anonymous: true },
      // Shows the new address to a logged-in member at once.
      invalidatesTags: ['Me'],
    }),
    undoEmailChange: build.mutation({
      queryFn: secretCommand((body: EmailToken) => ({
        url: paths.undoEmailChange,
        method: 'POST',
        body,
      })),
      extraOptions: { anonymous: true },
    }),
    uploadAvatar: build.mutation({
      queryFn: secretQuery<AvatarUpload, null>(async (body, send, api) => {
        const { error } = await send({ url: paths.uploadAvatar, method: 'POST', body });
        if (error) return { error };
        if (isApiExtra(api.extra)) api.dispatch(avatarChanged({ at: api.extra.now() }));
        return { data: null };
      }),
    }),
    deleteAccount: build.mutation({
      queryFn: secretCommand(({ id, ...body }: AccountDeletion & { id: number }) => ({
        url: paths.user(id),
        method: 'DELETE',
        body,
      })),
      onQueryStarted: async (_name, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (done) dispatch(accountDeleted());
      },
    }),
  }),
});

export const {
  useGetMeQuery,
  useRegisterMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useSendResetLinkMutation,
  useConfirmResetMutation,
  useConfirmEmailMutation,
  useUndoEmailChangeMutation,
  useUploadAvatarMutation,
  useDeleteAccountMutation,
} = usersApi;
