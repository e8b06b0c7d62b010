import { sampleGames } from '../../../src/server/sample/records/generateScores';
import { gameCovers, seedGameCovers } from '../../../src/server/sample/gameCovers';
import { createTestDatabase } from '../../support/database/createTestDatabase';

test('every sample game has a cover, with another motif than its neighbours', () => {
  expect(gameCovers.map(({ slug }) => slug)).toEqual(sampleGames.map(({ slug }) => slug));
  for (const [index, { cover }] of gameCovers.entries())
    expect(cover.motif).not.toBe(gameCovers[index + 1]?.cover.motif);
});

test('gives games their covers by slug', async () => {
  const { database, close } = await createTestDatabase();
  await database
    .insertInto('games')
    .values(['starlance', 'other'].map((slug) => ({ slug, status: 'active' as const })))
    .execute();
  const files = [{ width: 480, bytes: Buffer.from('cover') }];
  await seedGameCovers(database, new Map([['starlance', files]]));
  const games = await database
    .selectFrom('games as g')
    .leftJoin('pictureFiles as f', 'f.pictureId', 'g.pictureId')
    .select(['g.slug', 'f.width'])
    .orderBy('g.slug')
    .execute();
  expect(games).toEqual([
    { slug: 'other', width: null },
    { slug: 'starlance', width: 480 },
  ]);
  await close();
});
