import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { AccountDetail, RoleCollection } from '../../../../../src/contract/schemas/adminUsers';
import { Problem } from '../../../../../src/contract/schemas/errors';
import {
  actOn,
  administrator,
  changeRoles,
  superAdministrator,
} from '../../../../support/server/administration';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { createMember, eventsOf } from '../../../../support/server/members';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
const start = async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
};
beforeAll(start);
afterAll(async () => server?.close());

/** For tests that count all members with a role. */
const onAnEmptySite = () => {
  let before: TestServer;
  beforeEach(async () => {
    before = server;
    await start();
  });
  afterEach(async () => {
    await server.close();
    server = before;
  });
};

const rolesOf = async (id: number) => {
  const row = await server.database
    .selectFrom('users')
    .select('roles')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.roles;
};
const basic = ['ROLE_USER', 'ROLE_PLAYER'];

test('a super administrator grants and revokes roles with effect on the next request', async () => {
  const superior = await superAdministrator(server);
  const member = await joinAs(server);
  const mayList = async () =>
    (await server.app.inject({ url: adminPaths.users, headers: member.headers })).statusCode;
  expect(await mayList()).toBe(403);

  const roles = ['ROLE_VGR_PROOF', 'ROLE_ADMIN', 'ROLE_ADMIN'];
  const given = await changeRoles(server, member.id, { roles, previous: basic }, superior.headers);
  expect(readContract(AccountDetail, given.json()).roles).toEqual([
    'ROLE_USER',
    'ROLE_VGR_PROOF',
    'ROLE_ADMIN',
  ]);
  expect(await mayList()).toBe(200);

  const previous = ['ROLE_VGR_PROOF', 'ROLE_ADMIN', 'ROLE_USER'];
  await changeRoles(server, member.id, { roles: basic, previous }, superior.headers);
  expect(await mayList()).toBe(403);
  const recorded = await server.database
    .selectFrom('auditLog')
    .select(['actorId', 'details'])
    .where('event', '=', 'rolesChanged')
    .where('subjectId', '=', member.id)
    .orderBy('id')
    .execute();
  expect(recorded).toEqual([
    {
      actorId: superior.id,
      details: { added: 'ROLE_VGR_PROOF ROLE_ADMIN', removed: 'ROLE_PLAYER' },
    },
    {
      actorId: superior.id,
      details: { added: 'ROLE_PLAYER', removed: 'ROLE_VGR_PROOF ROLE_ADMIN' },
    },
  ]);
});

test('the second of two conflicting role changes is rejected', async () => {
  const superior = await superAdministrator(server);
  const member = await createMember(server);
  const change = (roles: string[]) =>
    changeRoles(server, member.id, { roles, previous: basic }, superior.headers);
  expect((await change([...basic, 'ROLE_VGR_TEAM'])).statusCode).toBe(200);
  const second = await change([...basic, 'ROLE_VGR_GAME']);
  expect(second.statusCode).toBe(409);
  expect(await rolesOf(member.id)).toEqual([...basic, 'ROLE_VGR_TEAM']);
});

test.each([
  'ROLE_ROOT',
  'role_admin',
  'ROLE_ADMIN ',
  'ROLE_VGR_',
  'ROLE_VGRX',
  'ROLE_SONATA_<b>',
  'ADMIN',
  `ROLE_VGR_${'X'.repeat(60)}`,
])('%j cannot be granted', async (role) => {
  const superior = await superAdministrator(server);
  const member = await createMember(server);
  const change = { roles: [...basic, role], previous: basic };
  const { statusCode } = await changeRoles(server, member.id, change, superior.headers);
  expect(statusCode).toBe(422);
  expect(await rolesOf(member.id)).toEqual(basic);
});

describe('privilege escalation is rejected', () => {
  test('through the route for roles', async () => {
    const everything = { roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'ROLE_VGR_X'] };
    const superior = await superAdministrator(server);
    const own = await changeRoles(
      server,
      superior.id,
      { ...everything, previous: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] },
      superior.headers,
    );
    expect(own.statusCode).toBe(409);
    const admin = await administrator(server);
    for (const id of [admin.id, superior.id, 424_242]) {
      const previous = ['ROLE_USER', 'ROLE_ADMIN'];
      const tried = await changeRoles(server, id, { ...everything, previous }, admin.headers);
      expect(tried.statusCode).toBe(403);
    }
    expect(await rolesOf(admin.id)).toEqual(['ROLE_USER', 'ROLE_ADMIN']);
  });

  test('through the routes for one’s own profile', async () => {
    const member = await joinAs(server);
    for (const [method, url] of [
      ['PUT', paths.user(member.id)],
      ['POST', paths.users],
    ] as const) {
      const payload = { username: 'raised_me', roles: ['ROLE_SUPER_ADMIN'] };
      const { statusCode } = await server.app.inject({
        method,
        url,
        payload,
        headers: member.headers,
      });
      expect(statusCode).toBe(422);
    }
    expect(await rolesOf(member.id)).toEqual(basic);
  });
});

describe('the last super administrator is kept', () => {
  onAnEmptySite();
  const superiors = async () => {
    const rows = await server.database
      .selectFrom('users')
      .select(['id', 'roles', 'disabledAt'])
      .execute();
    return rows.filter((row) => row.roles.includes('ROLE_SUPER_ADMIN') && row.disabledAt === null);
  };

  test('when they delete their own account', async () => {
    const [one, other] = [await superAdministrator(server), await superAdministrator(server)];
    const leave = (member: typeof one) =>
      server.app.inject({
        method: 'DELETE',
        url: paths.user(member.id),
        payload: { password: member.password },
        headers: member.headers,
      });
    expect((await leave(other)).statusCode).toBe(204);
    const refused = await leave(one);
    expect(refused.statusCode).toBe(409);
    expect(readContract(Problem, refused.json()).message).toBe(
      'This is the last super administrator. Name another one first.',
    );
    expect(await eventsOf(server, one.id)).not.toContain('accountDeleted');
  });

  test('when everyone revokes everyone’s role at the same moment', async () => {
    const all: Awaited<ReturnType<typeof superAdministrator>>[] = [];
    for (let index = 0; index < 4; index += 1) all.push(await superAdministrator(server));
    const attempts = all.flatMap((actor, index) => {
      const target = all[(index + 1) % all.length] ?? actor;
      const change = { roles: basic, previous: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] };
      return [
        changeRoles(server, target.id, change, actor.headers),
        actOn(server, target.id, 'disable', actor.headers),
        server.app.inject({
          method: 'DELETE',
          url: paths.user(actor.id),
          payload: { password: actor.password },
          headers: actor.headers,
        }),
      ];
    });
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await superiors()).toHaveLength(1);
  });

  test('when the database is changed directly', async () => {
    const { id } = await superAdministrator(server);
    await createMember(server, { roles: ['ROLE_SUPER_ADMIN'], disabledAt: '2026-01-01T00:00:00Z' });
    const { database } = server;
    const update = database.updateTable('users').where('id', '=', id);
    await expect(update.set({ roles: [] }).execute()).rejects.toThrow(/last super administrator/);
    await expect(update.set({ disabledAt: new Date() }).execute()).rejects.toThrow(
      /last super administrator/,
    );
    await expect(database.deleteFrom('users').execute()).rejects.toThrow(
      /last super administrator/,
    );
    await update.set({ roles: ['ROLE_SUPER_ADMIN'], username: 'renamed' }).execute();
    expect(await superiors()).toHaveLength(1);
  });
});

describe('the list', () => {
  onAnEmptySite();

  test('names all roles and their holders', async () => {
    const superior = await superAdministrator(server);
    for (let index = 0; index < 7; index += 1)
      await createMember(server, { roles: ['ROLE_VGR_GAME'] });
    await createMember(server, { roles: ['ROLE_OLD_THING', 'ROLE_SONATA_EDITOR'] });
    const response = await server.app.inject({ url: adminPaths.roles, headers: superior.headers });
    const items = readContract(RoleCollection, response.json())['hydra:member'];
    expect(items.map(({ role, category, nbMember }) => [role, category, nbMember])).toEqual([
      ['ROLE_SUPER_ADMIN', 'administration', 1],
      ['ROLE_ADMIN', 'administration', 0],
      ['ROLE_SONATA_EDITOR', 'contentManagement', 1],
      ['ROLE_VGR_GAME', 'product', 7],
      ['ROLE_VGR_MODERATOR', 'product', 0],
      ['ROLE_VGR_PROOF', 'product', 0],
      ['ROLE_OLD_THING', 'others', 1],
      ['ROLE_PLAYER', 'others', 0],
      ['ROLE_USER', 'others', 1],
    ]);
    expect(items[0]?.members.map(({ id }) => id)).toEqual([superior.id]);
    expect(items[3]?.members).toHaveLength(5);
  });
});
