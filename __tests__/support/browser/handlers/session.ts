import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type {
  Credentials,
  RefreshRequest,
  SessionReply,
} from '../../../../src/contract/schemas/session';
import type { Success } from '../../../../src/contract/schemas/users';
import { ada, sessionReply } from '../../fixtures/users';

export const password = 'insert-coin-1';

type Refusal = { code: number; message: string };

export const sessionHandlers = [
  http.post<never, Credentials, SessionReply | Refusal>(`*${paths.login}`, async ({ request }) => {
    const sent = await request.json();
    const known = sent.username === ada.username && sent.password === password;
    return known
      ? HttpResponse.json(sessionReply())
      : HttpResponse.json({ code: 401, message: 'Invalid credentials.' }, { status: 401 });
  }),
  http.post<never, RefreshRequest, SessionReply>(`*${paths.refreshToken}`, () =>
    HttpResponse.json(sessionReply(ada, { refreshToken: 'refresh-2' })),
  ),
  http.post<never, RefreshRequest, Success>(`*${paths.invalidateToken}`, () =>
    HttpResponse.json({ success: true }),
  ),
];
