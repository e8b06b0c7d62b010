import { adminPaths } from '../../../../../src/contract/adminPaths';
import {
  administrator,
  setUpAdministration,
  superAdministrator,
} from '../../../../support/server/administration';
import { createMember } from '../../../../support/server/members';

const site = setUpAdministration({ rateLimitFactor: 1 });

const download = (query = '', headers = site.admin.headers) =>
  site.server.app.inject({ url: `${adminPaths.usersExport}${query}`, headers });

test('exports the filtered members and records it without the search text', async () => {
  await createMember(site.server, { username: 'export_one', roles: ['ROLE_VGR_NEWS'] });
  await createMember(site.server, { username: 'export_two' });
  const response = await download('?role=ROLE_VGR_NEWS&search=export_one');
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="members.csv"',
    'cache-control': 'private, no-store',
  });
  const lines = response.body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"id","username","roles","state","language","registered","last_login"',
  );
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"\d+","export_one","ROLE_VGR_NEWS","active","","20\d\d-/);
  const entry = await site.server.database
    .selectFrom('auditLog')
    .select(['actorId', 'details'])
    .where('event', '=', 'membersExported')
    .executeTakeFirst();
  expect(entry).toEqual({ actorId: site.admin.id, details: { filters: 'search role' } });
});

test('includes email addresses for super administrators only', async () => {
  const { email } = await createMember(site.server, { email: 'exported@example.org' });
  expect((await download()).body).not.toContain('@example');
  const superior = await superAdministrator(site.server);
  expect((await download('', superior.headers)).body).toContain(`"${email}"`);
});

test('escapes formulas in fields that members choose', async () => {
  const cells = [
    '=HYPERLINK("https://evil.example","x")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    'plain "quoted", and\r\nbroken',
  ];
  for (const language of cells) await createMember(site.server, { language });
  const { body } = await download();
  for (const cell of cells.slice(0, -1)) {
    expect(body).toContain(`"'${cell.replaceAll('"', '""')}"`);
  }
  expect(body).toContain('"plain ""quoted"", and\r\nbroken"');
});

test('includes everyone, in several batches', async () => {
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    username: `crowd_${index}`,
    slug: `crowd-${index}`,
    email: `crowd${index}@example.org`,
    passwordHash: null,
    language: null,
  }));
  await site.server.database.insertInto('users').values(rows).execute();
  const names = (await download('?search=crowd_')).body.match(/"crowd_\d+"/g) ?? [];
  expect(new Set(names).size).toBe(1203);
});

test('is rate-limited', async () => {
  const other = await administrator(site.server);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push((await download('?search=nobody_at_all', other.headers)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
