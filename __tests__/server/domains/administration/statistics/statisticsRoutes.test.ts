import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { SiteStatistics } from '../../../../../src/contract/schemas/adminStatistics';
import { readSiteStatistics } from '../../../../../src/server/domains/administration/statistics/siteStatistics';
import { addChart } from '../../../../support/server/addChart';
import { setUpAdministration } from '../../../../support/server/administration';
import { joinAs } from '../../../../support/server/comments';
import { explainQueries } from '../../../../support/database/explainQueries';
import { eventually } from '../../../../support/eventually';
import { publishArticle } from '../../../../support/server/publishArticle';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();

const ask = (query = '') =>
  site.server.app.inject({ url: `${adminPaths.statistics}${query}`, headers: site.admin.headers });
const today = async () =>
  readContract(SiteStatistics, (await ask('?from=2026-11-20&to=2026-11-20')).json());

test('counts members, log-ins, articles, comments and views', async () => {
  const before = await today();
  const member = await joinAs(site.server, { language: 'pt-PT' });
  await site.server.database
    .insertInto('users')
    .values({
      username: 'new',
      slug: 'new',
      email: 'new@example.org',
      createdAt: site.server.now(),
    })
    .execute();
  const id = await publishArticle(site.server.database);
  await site.server.app.inject({
    method: 'POST',
    url: paths.comments,
    headers: member.headers,
    payload: { article: paths.article(id), content: '<p>Good reading.</p>' },
  });
  await site.server.app.inject({ url: paths.article(id), headers: { 'user-agent': 'Firefox' } });
  await eventually(today, ({ totals }) => totals.views === before.totals.views + 1);
  const now = await today();
  expect(now.totals).toMatchObject({
    members: before.totals.members + 1,
    logins: before.totals.logins + 1,
    comments: before.totals.comments + 1,
  });
  expect(now.memberLanguages).toContainEqual({ word: 'pt-br', total: 1 });
  expect(now.topArticles).toContainEqual(expect.objectContaining({ id, views: 1 }));
});

test('counts each score that is posted or improved, not those that were refused', async () => {
  const { server } = site;
  const chart = await addChart(server.database);
  const { headers } = await joinAs(server);
  const before = await today();
  for (const value of [500, 700, -1]) {
    const scores = [{ chart, values: [value], key: randomUUID() }];
    const response = await server.app.inject({
      method: 'POST',
      url: paths.scoreBatch,
      headers,
      payload: { scores },
    });
    expect(response.statusCode).toBe(200);
  }
  expect((await today()).totals.scores).toBe(before.totals.scores + 2);
});

test('includes days without events, and groups long spans by month', async () => {
  const month = readContract(SiteStatistics, (await ask()).json());
  expect(month).toMatchObject({ from: '2026-10-22', to: '2026-11-20', grain: 'day' });
  expect(month.points).toHaveLength(30);
  const year = readContract(SiteStatistics, (await ask('?from=2026-01-15&to=2026-11-20')).json());
  expect(year.grain).toBe('month');
  expect(year.points.map(({ start }) => start).at(0)).toBe('2026-01-01');
  expect(year.points).toHaveLength(11);
  expect(year.totals).toEqual(month.totals);
});

test.each([
  '?from=2026-11-21&to=2026-11-20',
  '?from=1999-01-01',
  '?to=yesterday',
  '?from=2026-13-01',
])('rejects %s', async (query) => {
  expect((await ask(query)).statusCode).toBe(400);
});

test('withdrawn articles and former members are no longer counted', async () => {
  const id = await publishArticle(site.server.database);
  const { database } = site.server;
  const articles = async () => {
    const all = await ask('?from=2020-01-01&to=2026-12-31');
    return readContract(SiteStatistics, all.json()).totals.articles;
  };
  const before = await articles();
  await database.updateTable('articles').set({ status: 'CANCELED' }).where('id', '=', id).execute();
  expect(await articles()).toBe(before - 1);
  const member = await joinAs(site.server, { language: 'ja' });
  const japanese = async () =>
    (await today()).memberLanguages.find(({ word }) => word === 'ja')?.total ?? 0;
  expect(await japanese()).toBe(1);
  await database.deleteFrom('users').where('id', '=', member.id).execute();
  expect(await japanese()).toBe(0);
});

test('top articles of a long span combine whole months with the days around them', async () => {
  const { database } = site.server;
  const id = await publishArticle(database);
  await sql`insert into article_view_counts (grain, start, article_id, total) values
    ('day', '2024-01-30', ${id}, 1), ('day', '2024-01-31', ${id}, 10), ('month', '2024-01-01', ${id}, 11),
    ('day', '2024-02-10', ${id}, 100), ('month', '2024-02-01', ${id}, 100),
    ('day', '2024-03-01', ${id}, 1000), ('day', '2024-03-02', ${id}, 5000),
    ('month', '2024-03-01', ${id}, 6000)`.execute(database);
  const viewsIn = async (from: string, to: string) => {
    const { topArticles } = await readSiteStatistics(database, { from, to }, 'en');
    return topArticles.find((article) => article.id === id)?.views ?? 0;
  };
  expect(await viewsIn('2024-01-31', '2024-03-01')).toBe(1110);
  expect(await viewsIn('2024-01-01', '2024-03-31')).toBe(6111);
  expect(await viewsIn('2024-02-05', '2024-02-20')).toBe(100);
});

test('a year is read from counters, independent of the amount of content', async () => {
  const { database } = site.server;
  const read = () =>
    explainQueries(database, (recorded) =>
      readSiteStatistics(recorded, { from: '2025-11-21', to: '2026-11-20' }, 'en'),
    );
  const before = await read();
  await sql`insert into users (username, slug, email)
    select 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.org'
    from generate_series(1, 20000) n`.execute(database);
  await sql`analyze`.execute(database);
  const after = await read();
  expect(after.rowsRead).toBeLessThan(before.rowsRead + 200);
});
