import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { PublicMember } from '../../../../src/contract/schemas/comments';
import type { PlayerSettings } from '../../../../src/contract/schemas/playerSettings';
import type {
  AccountDeletion,
  AvatarUpload,
  Member,
  PasswordChange,
  ProfileUpdate,
  Registration,
  ResetConfirmation,
  ResetLinkRequest,
  Success,
} from '../../../../src/contract/schemas/users';
import { ada, member, publicMember } from '../../fixtures/users';

const success = () => HttpResponse.json<Success>({ success: true });

export const userHandlers = [
  http.get<never, never, PublicMember>('*/api/members/:slug', () =>
    HttpResponse.json(publicMember()),
  ),
  http.get<never, never, PlayerSettings>(`*${paths.myPlayer}`, () =>
    HttpResponse.json({ country: 'PT' }),
  ),
  http.get<never, never, Member>(`*${paths.me}`, () => HttpResponse.json(member())),
  http.post<never, Registration, Member>(`*${paths.users}`, async ({ request }) => {
    const { username, email } = await request.json();
    return HttpResponse.json(member({ ...ada, username, email }), { status: 201 });
  }),
  http.put<{ id: string }, ProfileUpdate, Member>('*/api/users/:id', async ({ request }) =>
    HttpResponse.json(member({ ...ada, ...(await request.json()) })),
  ),
  http.delete<{ id: string }, AccountDeletion, never>(
    '*/api/users/:id',
    () => new HttpResponse(null, { status: 204 }),
  ),
  http.post<never, PasswordChange, Success>(`*${paths.changePassword}`, success),
  http.post<never, ResetLinkRequest, Success>(`*${paths.sendResetLink}`, success),
  http.post<never, ResetConfirmation, Success>(`*${paths.confirmReset}`, success),
  http.post<never, AvatarUpload, Success>(`*${paths.uploadAvatar}`, success),
];
