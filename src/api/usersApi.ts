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
import { afterSuccess } from './afterSuccess';
import { unreadableResponse, type ApiError } from './errors/apiError';
import { isApiExtra } from './apiExtra';
import { baseApi } from './baseApi';
import { noResult } from './readResponse';
import { secretQuery, secretQueryFn } from './secretArgs';
import { userFromWire } from './wire/sessionFromWire';
import { memberIdOf } from './session/sessionState';

const isUnknownAddress = (error: ApiError | undefined) =>
  error?.kind === 'http' && [404, 405].includes(error.status);

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
        if (!user) return { error: unreadableResponse };
        if (!api.signal.aborted) api.dispatch(userLoaded(user));
        return { data: { id: user.id } };
      },
      providesTags: ['Me'],
    }),
    register: build.mutation({
      query: secretQuery((body: Registration) => ({
        url: paths.users,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      extraOptions: { anonymous: true },
    }),
    /** The response goes to the auth slice only: the mutation's result contains no email address. */
    updateProfile: build.mutation({
      queryFn: secretQueryFn<
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
      query: secretQuery((body: PasswordChange) => ({
        url: paths.changePassword,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
    }),
    sendResetLink: build.mutation({
      query: secretQuery((body: ResetLinkRequest) => ({
        url: paths.sendResetLink,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      extraOptions: { anonymous: true },
    }),
    confirmReset: build.mutation({
      query: secretQuery((body: ResetConfirmation) => ({
        url: paths.confirmReset,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      extraOptions: { anonymous: true },
    }),
    confirmEmail: build.mutation({
      query: secretQuery((body: EmailToken) => ({
        url: paths.confirmEmail,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      extraOptions: { anonymous: true },
      // Shows the new address to a logged-in member at once.
      invalidatesTags: ['Me'],
    }),
    undoEmailChange: build.mutation({
      query: secretQuery((body: EmailToken) => ({
        url: paths.undoEmailChange,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      extraOptions: { anonymous: true },
    }),
    uploadAvatar: build.mutation({
      query: secretQuery((body: AvatarUpload) => ({
        url: paths.uploadAvatar,
        method: 'POST',
        body,
      })),
      transformResponse: noResult,
      onQueryStarted: async (_name, { dispatch, extra, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          if (isApiExtra(extra)) dispatch(avatarChanged({ at: extra.now() }));
        }),
    }),
    deleteAccount: build.mutation({
      query: secretQuery(({ id, ...body }: AccountDeletion & { id: number }) => ({
        url: paths.user(id),
        method: 'DELETE',
        body,
      })),
      transformResponse: noResult,
      onQueryStarted: async (_name, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => dispatch(accountDeleted())),
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
