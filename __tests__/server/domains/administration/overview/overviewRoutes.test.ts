import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AdminOverview } from '../../../../../src/contract/schemas/adminOverview';
import { content, editorOf, text } from '../../../../support/server/adminArticles';
import { superAdministrator } from '../../../../support/server/administration';
import {
  chart,
  gameContent,
  group,
  postOn,
  setUpGames,
} from '../../../../support/server/adminGames';
import { addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();

const overview = async (headers: Record<string, string>) =>
  readContract(
    AdminOverview,
    (await site.server.app.inject({ url: adminPaths.overview, headers })).json<unknown>(),
  );
const names = (list: AdminOverview['articleDrafts']) => list?.items.map(({ name }) => name);

it('shows a game editor the games in preparation only, their own first', async () => {
  const mine = await site.editor.create(
    gameContent({ translations: { en: { name: 'Mine', rules: null } } }),
  );
  await site.admin.create(gameContent({ translations: { en: { name: 'Newer', rules: null } } }));
  const { gameDrafts, ...others } = await overview(site.people.editor.headers);
  expect(names(gameDrafts)).toEqual(['Mine', 'Newer']);
  expect(gameDrafts).toMatchObject({
    total: 2,
    items: [{ id: mine.id, editedBy: { id: site.people.editor.id } }, {}],
  });
  expect(Object.values(others)).toEqual(Object.values(others).map(() => null));
});

it('shows an administrator drafts, scheduled articles, cases and new members, and no work of the site', async () => {
  const { server, people } = site;
  const editor = editorOf(server, people.admin);
  const write = async (title: string, by = editor) =>
    by.save(await by.create(), content({ en: text(title) }, { category: 'news' }));
  await write('Draft');
  const other = editorOf(server, await superAdministrator(server));
  await write('Of another', other);
  const later = await write('Later');
  await editor.setStatus(later, 'PUBLISHED', '2030-01-01T00:00:00.000Z');
  const found = await overview(people.admin.headers);
  expect(names(found.articleDrafts)).toEqual(['Draft', 'Of another']);
  expect(found.scheduledArticles).toEqual({
    total: 1,
    items: [{ id: later.id, name: 'Later', publishedAt: '2030-01-01T00:00:00.000Z' }],
  });
  expect(found.openCases).toEqual({ total: 0, items: [] });
  expect(found.newMembers?.items.map(({ id }) => id)).toContain(people.admin.id);
  expect(found.work).toBeNull();
});

it('shows scores of new members, and not those of others', async () => {
  const { server, formatId, admin, people } = site;
  const game = await admin.publish(
    await admin.create(
      gameContent({
        platformIds: [await addPlatform(server.database, { en: 'Orbit 64' })],
        translations: { en: { name: 'Played', rules: null } },
        groups: [group('Group', [chart('Chart', { formatId })])],
      }),
    ),
  );
  const member = await addMember(server.database);
  await sql`update users set created_at = ${server.now().toISOString()}::timestamptz - interval '90 days'
    where id = ${member}`.execute(server.database);
  await postOn(server, game, { places: [[0, 0]], userId: member });
  const newcomer = await postOn(server, game, { places: [[0, 0]], amount: 77 });
  await sql`update users set created_at = ${server.now().toISOString()}::timestamptz - interval '1 day'
    where id = ${newcomer}`.execute(server.database);
  const { newcomerScores } = await overview(people.admin.headers);
  expect(newcomerScores?.map(({ values, game: { name } }) => [values[0]?.text, name])).toEqual([
    ['77', 'Played'],
  ]);
});

it('shows a super administrator what the work of the site has left', async () => {
  const { headers } = await superAdministrator(site.server);
  expect((await overview(headers)).work).toMatchObject({ nbMailFailed: 0, nbRankingFailing: 0 });
});
