import { sql } from 'kysely';
import { findRequests } from '../../../../../src/server/domains/moderation/requests/findRequests';
import { addScores } from '../../../../support/records/addScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addChart } from '../../../../support/server/addChart';
import { setUpModeration } from '../../../../support/server/moderation';
import { requestClient } from '../../../../support/server/proofRequests';

const site = setUpModeration();

test('a page costs the same however many requests there are, the oldest open ones first', async () => {
  const { database } = site.server;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 10_000 });
  await sql`
    insert into proof_requests (score_id, game_id, player_id, revision, amounts, kind, grounds, state, asked_at)
    select s.id, c.game_id, s.player_id, 1, s.amounts, 'unusual', 'unusualValue',
      case when s.id % 2 = 0 then 'open' else 'refused' end, timestamptz '2026-11-01' + s.id * interval '1 second'
    from scores s join charts c on c.id = s.chart_id where s.chart_id = ${chart}`.execute(database);
  await sql`vacuum analyze`.execute(database);
  const client = requestClient(site.server, site.people.first);
  const page = (await client.list('?itemsPerPage=20'))['hydra:member'];
  const ids = page.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, two) => one - two));
  const refused = (await client.list('?state=refused&itemsPerPage=20'))['hydra:member'];
  expect(refused[0]?.id).toBeGreaterThan(refused[1]?.id ?? Infinity);
  const game = page[0]?.game.id ?? 0;
  for (const state of ['open', 'refused'] as const)
    for (const games of [null, [game]]) {
      const facts = await explainQueries(database, async (explained) =>
        findRequests(explained, {
          moderator: { id: site.people.first.id, games },
          query: { size: 20, after: undefined, game: undefined, state },
          language: 'en',
        }),
      );
      const read = facts.scans.filter(({ table }) => table === 'proof_requests');
      expect(read.reduce((sum, { buffers }) => sum + buffers, 0)).toBeLessThan(120);
      expect(facts.rowsRead).toBeLessThan(4000);
    }
});
