import { randomUUID } from 'node:crypto';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart, addMember } from './addChart';
import { addPlatform } from './addGame';

export interface NamedChart {
  chartId: number;
  groupId: number;
  gameId: number;
  /** Who holds its only score, 12,345 points. */
  username: string;
}

/** Adds the chart Endless of the group Arcade of the game Starlance, whose French name is Lance-étoiles, with a score. */
export async function addNamedChart(database: Database): Promise<NamedChart> {
  const platformIds = [
    await addPlatform(database, { en: 'Orbit 64' }),
    await addPlatform(database, { en: 'Pocket' }),
  ];
  const chartId = await addChart(database, { platformIds });
  const { gameId, groupId } = await database
    .selectFrom('charts')
    .select(['gameId', 'groupId'])
    .where('id', '=', chartId)
    .executeTakeFirstOrThrow();
  const language = 'en';
  await database.updateTable('games').set({ slug: 'starlance' }).where('id', '=', gameId).execute();
  await database
    .updateTable('chartGroups')
    .set({ slug: 'arcade' })
    .where('id', '=', groupId)
    .execute();
  await database.updateTable('charts').set({ slug: 'endless' }).where('id', '=', chartId).execute();
  await database
    .insertInto('gameTranslations')
    .values([
      { gameId, language, name: 'Starlance' },
      { gameId, language: 'fr', name: 'Lance-étoiles' },
    ])
    .execute();
  await database
    .insertInto('chartGroupTranslations')
    .values({ groupId, language, name: 'Arcade' })
    .execute();
  await database
    .insertInto('chartTranslations')
    .values({ chartId, language, name: 'Endless' })
    .execute();
  const userId = await addMember(database);
  const score = { chart: chartId, amounts: [12_345], platform: null, achievedOn: null };
  const [result] = await postScores(database, {
    userId,
    scores: [{ ...score, key: randomUUID(), confirmed: [] }],
    at: new Date('2026-05-01T10:00:00Z'),
  });
  if (!result || 'refused' in result) throw new Error('The score was not stored.');
  const { username } = await database
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { chartId, groupId, gameId, username };
}
