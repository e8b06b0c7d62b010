import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { deleteExpired } from '../../../../src/server/platform/retention/deleteExpired';
import { createTestDatabase } from '../../../support/database/createTestDatabase';
import { addChart } from '../../../support/server/addChart';
import { addScore } from '../../../support/server/moderation';

const now = new Date('2026-11-20T12:00:00Z');
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

test('words of decided requests are deleted at their limit, those of open ones kept', async () => {
  const { database } = opened;
  const { scoreId, playerId } = await addScore(
    { database, now: () => now },
    { chart: await addChart(database) },
  );
  const { gameId } = await database
    .selectFrom('games')
    .select('id as gameId')
    .executeTakeFirstOrThrow();
  const kind = 'member' as const;
  const request = { scoreId, playerId, gameId, revision: 1, amounts: [1], kind };
  const words = { grounds: 'other' as const, message: 'words' };
  const limit = now.getTime() - 180 * 86_400_000;
  const rows = [
    { ...request, ...words, state: 'refused' as const, askedAt: new Date(limit) },
    { ...request, ...words, state: 'refused' as const, askedAt: new Date(limit + 1000) },
    { ...request, ...words, state: 'open' as const, askedAt: new Date(limit) },
  ];
  await database.insertInto('proofRequests').values(rows).execute();
  await deleteExpired({ clock: () => now, database });
  const kept = await database.selectFrom('proofRequests').select('message').orderBy('id').execute();
  expect(kept.map(({ message }) => message)).toEqual([null, 'words', 'words']);
});
