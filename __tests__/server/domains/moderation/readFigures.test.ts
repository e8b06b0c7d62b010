import { moderationPaths } from '../../../../src/contract/moderationPaths';
import { ModerationFigures } from '../../../../src/contract/schemas/moderation';
import { addChart } from '../../../support/server/addChart';
import { addProof, setUpModeration } from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
const day = 86_400_000;
const now = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => site.server.setTime(new Date(now - days * day).toISOString());
let chart: number;

const figures = async () => {
  const response = await site.first.call('GET', moderationPaths.figures);
  return readContract(ModerationFigures, response.json());
};

beforeAll(async () => {
  chart = await addChart(site.server.database);
});

test('nothing was decided yet', async () => {
  expect(await figures()).toMatchObject({ moderators: [], medianHours: null });
});

test('waiting proofs are counted by age, decisions by moderator', async () => {
  for (const days of [45, 5, 2, 1, 0.5, 0]) {
    daysAgo(days);
    await addProof(site.server, { chart });
  }
  daysAgo(0);
  const { ages } = await figures();
  expect(ages).toEqual([
    { days: 0, proofs: 2 },
    { days: 1, proofs: 2 },
    { days: 3, proofs: 1 },
    { days: 7, proofs: 0 },
    { days: 14, proofs: 0 },
    { days: 30, proofs: 1 },
  ]);

  chart = await addChart(site.server.database);
  const { first, second } = site;
  const ago = (days: number) => new Date(now - days * day);
  const decide = async (
    who: typeof first,
    accepted: boolean,
    [sent, decided]: [number, number],
  ) => {
    const { id } = await addProof(site.server, { chart });
    await who.decide(
      id,
      accepted ? { decision: 'accept' } : { decision: 'refuse', reason: 'other' },
    );
    await site.server.database
      .updateTable('proofs')
      .set({ sentAt: ago(sent), decidedAt: ago(decided) })
      .where('id', '=', id)
      .execute();
    return id;
  };
  await decide(first, true, [50, 40]);
  await decide(first, true, [9, 8]);
  await decide(first, false, [9, 7]);
  const reversed = await decide(second, true, [9, 2]);
  await first.decide(reversed, { decision: 'revoke', reason: 'other' });
  const { moderators, medianHours } = await figures();
  expect(moderators.map(({ user, ...counts }) => ({ user: user?.id, ...counts }))).toEqual([
    { user: site.people.first.id, accepted: 1, refused: 1, revoked: 1 },
  ]);
  expect(medianHours).toBe(36);
});
