import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { adminPaths } from '../../../src/contract/adminPaths';
import type {
  AccountDetail,
  AccountSession,
  RoleChange,
} from '../../../src/contract/schemas/adminUsers';
import { AdministrationPage } from '../../../src/app/administration/AdministrationPage';
import { apiServer } from './apiServer';
import { accountDetail, accountSession, listOf, roleHolders } from '../fixtures/accounts';
import { session } from '../fixtures/session';
import { ada } from '../fixtures/users';
import { renderWithStore } from './renderWithStore';

/** One account as the server stores it; `asked` lists the requests that would change it, in order. */
export function serveAccount(
  given: Partial<AccountDetail> = {},
  sessions: AccountSession[] = [accountSession()],
) {
  let account = accountDetail(given);
  const asked: string[] = [];
  const note = (request: Request) =>
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
  const become = (changes: Partial<AccountDetail>) => {
    account = { ...account, ...changes };
    return HttpResponse.json(account);
  };
  apiServer.use(
    http.get(`*${adminPaths.user(account.id)}`, () => HttpResponse.json(account)),
    http.get(`*${adminPaths.userSessions(account.id)}`, () =>
      HttpResponse.json(listOf(...sessions)),
    ),
    http.get(`*${adminPaths.roles}`, () =>
      HttpResponse.json(
        listOf(
          roleHolders('ROLE_SUPER_ADMIN', 'administration', [
            { id: ada.id, username: ada.username, slug: 'ada' },
            { id: 12, username: 'grace', slug: 'grace' },
          ]),
          roleHolders('ROLE_VGR_PROOF', 'product'),
        ),
      ),
    ),
    http.post<never, { reason: string }>(
      `*${adminPaths.userAction(account.id, 'disable')}`,
      async ({ request }) => {
        note(request);
        const { reason } = await request.json();
        return become({ state: 'disabled', disabledReason: reason });
      },
    ),
    http.post(`*${adminPaths.userAction(account.id, 'enable')}`, ({ request }) => {
      note(request);
      return become({ state: 'active' });
    }),
    http.delete(`*${adminPaths.userSessions(account.id)}*`, ({ request }) => {
      note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`*${adminPaths.userSessions(account.id)}/:session`, ({ request }) => {
      note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put<never, RoleChange>(`*${adminPaths.userRoles(account.id)}`, async ({ request }) => {
      const { roles, previous } = await request.json();
      asked.push(`${previous.join(' ')} -> ${roles.join(' ')}`);
      return become({ roles });
    }),
  );
  return asked;
}

const pages = (
  <Routes>
    <Route path=":language/admin/*" element={<AdministrationPage />} />
  </Routes>
);

/** A page of the administration for a member with this role. */
export const openAdministration = (at: string, role = 'ROLE_SUPER_ADMIN') =>
  renderWithStore(pages, {
    at: `/en/admin/${at}`,
    preloadedState: { auth: session({ user: { ...ada, roles: ['ROLE_USER', role] } }) },
  });
