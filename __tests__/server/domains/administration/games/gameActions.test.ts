import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { checkIntegrity } from '../../../../../src/server/platform/integrity/checkIntegrity';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addPlatform } from '../../../../support/server/addGame';
import {
  chart,
  gameContent,
  group,
  postOn,
  setUpGames,
  withChart,
} from '../../../../support/server/adminGames';

const site = setUpGames();

/** A public game with two groups of charts. */
async function publicGame(name: string) {
  const platform = await addPlatform(site.server.database, { en: 'Orbit 64' });
  const one = (title: string) => chart(title, { formatId: site.formatId });
  const content = gameContent({
    platformIds: [platform],
    translations: { en: { name, rules: null } },
    groups: [group('Main', ['Race', 'Jump', 'Swim'].map(one)), group('Extra', [one('Dive')])],
  });
  return site.editor.publish(await site.editor.create(content));
}

/** What `npm run records:verify` and `npm run db:check` find. */
const differences = async () => {
  await rankEverything(site.server.database);
  const { differences: found } = await verifyAll(site.server.database);
  return [...found, ...(await checkIntegrity(site.server.database))];
};

test('a retired chart leaves the counts and points of its game, and comes back with them', async () => {
  const game = await publicGame('Retiring');
  await postOn(site.server, game, {
    places: [
      [0, 0],
      [0, 1],
    ],
  });
  await postOn(site.server, game, { places: [[0, 0]], amount: 5 });
  await rankEverything(site.server.database);
  const facts = async () => {
    const { body } = await site.server.app.inject(paths.game(game.id));
    const { nbChart, nbScore } = JSON.parse(body) as { nbChart: number; nbScore: number };
    return { nbChart, nbScore };
  };
  const pointsOf = async () => {
    const { total } = await site.server.database
      .selectFrom('gameStandings')
      .select(({ fn }) => fn.sum<number>('chartPoints').as('total'))
      .where('gameId', '=', game.id)
      .executeTakeFirstOrThrow();
    return total;
  };
  expect(await facts()).toEqual({ nbChart: 4, nbScore: 3 });
  const points = await pointsOf();
  const retired = await site.editor.save(
    game,
    withChart(game.content, [0, 0], { status: 'retired' }),
  );
  expect(await differences()).toEqual([]);
  expect(await facts()).toEqual({ nbChart: 3, nbScore: 1 });
  expect(await pointsOf()).toBeLessThan(points);
  await site.editor.save(retired, withChart(retired.content, [0, 0], { status: 'open' }));
  expect(await differences()).toEqual([]);
  expect(await facts()).toEqual({ nbChart: 4, nbScore: 3 });
  expect(await pointsOf()).toBe(points);
});

test('flags of a draft with scores change the points that they decide', async () => {
  const game = await publicGame('Flagged');
  await postOn(site.server, game, {
    places: [
      [0, 0],
      [1, 0],
    ],
  });
  await rankEverything(site.server.database);
  await site.server.database
    .updateTable('games')
    .set({ publishedAt: null, status: 'ready' })
    .where('id', '=', game.id)
    .execute();
  const [main, extra] = game.content.groups;
  if (!main || !extra) throw new Error('The game has no groups.');
  await site.editor.save(game, {
    ...game.content,
    ranked: false,
    groups: [
      { ...main, ranked: false },
      { ...extra, dlc: true },
    ],
  });
  expect(await differences()).toEqual([]);
});

test('the audit log names the fields that a change of a game concerns', async () => {
  const game = await publicGame('Told Of');
  const { content } = game;
  const translations = { en: { name: 'Told Of II', rules: 'No turbo.' } };
  const renamed = await site.editor.save(game, { ...content, slug: 'told-of', translations });
  await site.editor.save(renamed, withChart(renamed.content, [0, 0], { status: 'locked' }));
  const changes = await site.server.database
    .selectFrom('auditLog')
    .select('details')
    .where('event', '=', 'gameChanged')
    .where(sql`details ->> 'changed'`, 'is not', null)
    .where(sql`details ->> 'game'`, '=', String(game.id))
    .orderBy('id')
    .execute();
  expect(changes.map(({ details }) => details)).toMatchObject([
    { version: 4, changed: 'names rules slug' },
    { version: 5, changed: 'chartStatuses' },
  ]);
});
