import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { AccountCollection, AccountDetail } from '../../../../../src/contract/schemas/adminUsers';
import { Problem } from '../../../../../src/contract/schemas/errors';
import {
  actOn,
  setUpAdministration,
  superAdministrator,
} from '../../../../support/server/administration';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer } from '../../../../support/server/createTestServer';
import {
  createMember,
  eventsOf,
  logIn,
  post,
  refresh,
  statusOf,
} from '../../../../support/server/members';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();
let superior: Awaited<ReturnType<typeof superAdministrator>>;
beforeAll(async () => {
  superior = await superAdministrator(site.server);
});

const detailOf = async (id: number, headers = site.admin.headers) => {
  const response = await site.server.app.inject({ url: adminPaths.user(id), headers });
  return readContract(AccountDetail, response.json());
};

test('an account shows only what an administrator needs', async () => {
  const member = await joinAs(site.server, { language: 'ja' });
  const response = await site.server.app.inject({
    url: adminPaths.user(member.id),
    headers: site.admin.headers,
  });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(readContract(AccountDetail, response.json())).toMatchObject({
    username: member.username,
    email: member.email,
    state: 'active',
    nbSession: 1,
    nbComment: 0,
    protection: null,
    lastLoginAt: site.server.now().toISOString(),
  });
  expect(response.body).not.toMatch(/hash|argon|password"/i);
  expect((await detailOf(site.admin.id)).protection).toBe('self');
  expect((await detailOf(superior.id)).protection).toBe('superAdministrator');
  const unknown = await site.server.app.inject({
    url: adminPaths.user(987_654),
    headers: site.admin.headers,
  });
  expect(unknown.statusCode).toBe(404);
});

test('disabling a member ends every session on every node, and enabling restores none', async () => {
  const node = await createTestServer({ node: site.server, config: { rateLimitFactor: 1000 } });
  const member = await createMember(site.server);
  const session = await logIn(site.server, member);
  expect(await statusOf(node, session.token)).toBe(200);

  const disabled = await actOn(site.server, member.id, 'disable', site.admin.headers);
  expect(readContract(AccountDetail, disabled.json())).toMatchObject({
    state: 'disabled',
    nbSession: 0,
  });
  expect(await statusOf(node, session.token)).toBe(401);
  expect((await refresh(node, session.refresh_token)).statusCode).toBe(401);
  const { username, password } = member;
  const refused = await post(node, paths.login, { username, password });
  expect(refused.json()).toMatchObject({ code: 401, message: 'This account has been disabled.' });

  const enabled = await actOn(site.server, member.id, 'enable', site.admin.headers);
  expect(readContract(AccountDetail, enabled.json()).state).toBe('active');
  expect(await statusOf(node, session.token)).toBe(401);
  expect((await refresh(node, session.refresh_token)).statusCode).toBe(401);
  await logIn(node, member);
  expect(await eventsOf(site.server, member.id)).toEqual([
    'loginSucceeded',
    'memberDisabled',
    'loginFailed',
    'memberEnabled',
    'loginSucceeded',
  ]);
  await node.close();
});

test('repeated actions are recorded once', async () => {
  const member = await createMember(site.server);
  for (const action of ['enable', 'disable', 'disable'] as const) {
    expect((await actOn(site.server, member.id, action, site.admin.headers)).statusCode).toBe(200);
  }
  expect(await eventsOf(site.server, member.id)).toEqual(['memberDisabled']);
});

test('a forced password reset ends the sessions and rejects the old password', async () => {
  const member = await joinAs(site.server, { language: 'fr' });
  const response = await actOn(site.server, member.id, 'force-password-reset', site.admin.headers);
  expect(readContract(AccountDetail, response.json()).state).toBe('resetRequired');
  expect(
    (await site.server.app.inject({ url: paths.me, headers: member.headers })).statusCode,
  ).toBe(401);

  const { username, password } = member;
  const wrong = await post(site.server, paths.login, { username, password: 'not it at all' });
  expect(wrong.json()).toMatchObject({ message: 'The username or the password is incorrect.' });
  const refused = await post(site.server, paths.login, { username, password });
  expect(refused.statusCode).toBe(401);
  expect(refused.json<{ message: string }>().message).toMatch(/^You must choose a new password/);

  const mail = await site.server.database
    .selectFrom('mails')
    .selectAll()
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    kind: 'resetRequired',
    address: member.email,
    path: '/fr/reset-password?token=[token]',
  });
  expect(await eventsOf(site.server, member.id)).toContain('passwordResetForced');
});

test('administrators can change neither themselves nor super administrators', async () => {
  for (const action of ['disable', 'enable', 'force-password-reset'] as const) {
    const own = await actOn(site.server, site.admin.id, action, site.admin.headers);
    expect(own.statusCode).toBe(409);
    expect(readContract(Problem, own.json()).message).toMatch(/your own account/);
    const above = await actOn(site.server, superior.id, action, site.admin.headers);
    expect(above.statusCode).toBe(403);
    expect(readContract(Problem, above.json()).message).toMatch(/^Only super administrators/);
  }
  expect((await detailOf(superior.id)).state).toBe('active');
  expect(await eventsOf(site.server, site.admin.id)).toContain('accessDenied');
});

test('the texts are in the reader’s language', async () => {
  const headers = { ...site.admin.headers, 'accept-language': 'fr' };
  const own = await actOn(site.server, site.admin.id, 'disable', headers);
  expect(readContract(Problem, own.json()).message).toMatch(/propre compte/);
});

test('an email address is found by exact match, case-insensitively', async () => {
  const { id } = await createMember(site.server, { email: 'Look.Me.Up@example.org' });
  const find = async (email: unknown, headers = site.admin.headers) =>
    site.server.app.inject({
      method: 'POST',
      url: adminPaths.userByEmail,
      payload: { email },
      headers,
    });
  expect((await find(' look.me.UP@example.org ')).json()).toMatchObject({ id });
  expect((await find('look.me.up@example')).statusCode).toBe(404);
  expect((await find('%@example.org')).statusCode).toBe(404);
  expect((await find('\u0000@example.org')).statusCode).toBe(404);
  expect((await find(['look.me.up@example.org'])).statusCode).toBe(422);
  expect((await find('look.me.up@example.org', {})).statusCode).toBe(401);
});

describe('the list', () => {
  const listed = async (query: string) => {
    const response = await site.server.app.inject({
      url: `${adminPaths.users}?${query}`,
      headers: site.admin.headers,
    });
    expect(response.statusCode).toBe(200);
    const body = readContract(AccountCollection, response.json());
    return { total: body['hydra:totalItems'], names: body['hydra:member'].map((m) => m.username) };
  };

  beforeAll(async () => {
    await createMember(site.server, { username: 'grid_Alpha', email: 'first.mailbox@example.org' });
    const beta = await createMember(site.server, {
      username: 'grid_beta',
      roles: ['ROLE_VGR_PROOF'],
    });
    await createMember(site.server, { username: 'gridXgamma', disabledAt: '2026-01-01T00:00:00Z' });
    await site.server.database
      .updateTable('users')
      .set({ createdAt: '2020-02-29T23:59:59Z', lastLoginAt: '2025-05-05T05:05:05Z' })
      .where('id', '=', beta.id)
      .execute();
  });

  test.each([
    ['search=GRID&order[username]=asc', ['grid_Alpha', 'grid_beta', 'gridXgamma']],
    ['search=grid&order[username]=desc', ['gridXgamma', 'grid_beta', 'grid_Alpha']],
    // LIKE's wildcards are matched literally.
    ['search=grid_&order[username]=asc', ['grid_Alpha', 'grid_beta']],
    ['search=%25', []],
    ['search=%00grid_be%00', ['grid_beta']],
    ['search=first.mailbox', []],
    ['search=first.mailbox%40example.org', []],
    ['role=ROLE_VGR_PROOF', ['grid_beta']],
    ['search=grid&state=disabled', ['gridXgamma']],
    ['search=grid&state=active&order[username]=asc', ['grid_Alpha', 'grid_beta']],
    ['registeredFrom=2020-02-29&registeredTo=2020-02-29', ['grid_beta']],
    ['registeredTo=2020-02-28', []],
    // A day of a place 14 hours ahead of UTC.
    [
      'registeredFrom=2020-03-01T00:00:00%2B14:00&registeredTo=2020-03-02T00:00:00%2B14:00',
      ['grid_beta'],
    ],
    ['registeredTo=2020-02-29T23:59:59Z', []],
    ['lastLoginFrom=2025-05-05&lastLoginTo=2025-05-05', ['grid_beta']],
    ['search=grid&order[lastLoginAt]=desc&itemsPerPage=1', ['grid_beta']],
  ])('%s', async (query, names) => {
    expect((await listed(query)).names).toEqual(names);
  });

  test('returns the total and one page', async () => {
    const { total, names } = await listed('search=grid&itemsPerPage=2&page=2&order[username]=asc');
    expect([total, names]).toEqual([3, ['gridXgamma']]);
  });

  test('contains no email address', async () => {
    const { body } = await site.server.app.inject({
      url: adminPaths.users,
      headers: site.admin.headers,
    });
    expect(body).not.toContain('@example');
  });

  test.each([
    'state=gone',
    'registeredFrom=yesterday',
    'registeredTo=2020-02-30',
    'registeredTo=2020-02-29T10:00:00',
    'registeredTo=2020-02-29T99:00:00Z',
    'lastLoginTo=0000-01-01',
    'order[email]=asc',
    'order[username]=up',
    'page=0',
    `search=${'x'.repeat(101)}`,
    `role=${'R'.repeat(61)}`,
  ])('%s is rejected', async (query) => {
    const { statusCode } = await site.server.app.inject({
      url: `${adminPaths.users}?${query}`,
      headers: site.admin.headers,
    });
    expect(statusCode).toBe(400);
  });
});
