import { sql } from 'kysely';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import { ListedProofCollection } from '../../../../src/contract/schemas/moderation';
import { findProofs } from '../../../../src/server/domains/moderation/findProofs';
import { addScores } from '../../../support/records/addScores';
import { explainQueries } from '../../../support/database/explainQueries';
import { addChart } from '../../../support/server/addChart';
import { addProof, setUpModeration } from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
let chart: number;
beforeEach(async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  chart = await addChart(site.server.database);
});

const list = async (query: string) => {
  const response = await site.first.call('GET', `${moderationPaths.proofs}?${query}`);
  expect(response.statusCode).toBe(200);
  return readContract(ListedProofCollection, response.json());
};

/** The ids of all pages, each of two proofs. */
async function walk(query: string) {
  const pages: number[][] = [];
  let next: string | undefined = `${moderationPaths.proofs}?${query}&itemsPerPage=2`;
  while (next !== undefined) {
    const [, rest = '']: string[] = next.split('?');
    const page = await list(rest);
    pages.push(page['hydra:member'].map(({ id }) => id));
    next = page['hydra:view']?.['hydra:next'];
  }
  return pages;
}

test('waiting proofs are listed from the oldest on, page by page; decided ones from the newest on', async () => {
  const ids: number[] = [];
  let game = 0;
  for (let index = 0; index < 5; index += 1) {
    site.server.setTime(`2026-11-20T12:0${index}:00Z`);
    const { id, gameId } = await addProof(site.server, { chart });
    ids.push(id);
    game = gameId;
  }
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = ids;
  expect(await walk(`game=${game}`)).toEqual([[one, two], [three, four], [five]]);
  for (const id of [two, four, five])
    await site.first.decide(id, { decision: 'refuse', reason: 'other' });
  expect(await walk(`game=${game}`)).toEqual([[one, three]]);
  expect(await walk(`game=${game}&state=refused`)).toEqual([[five, four], [two]]);
  expect((await list('state=refused'))['hydra:totalItems']).toBe(3);
  const [refused] = (await list(`game=${game}&state=refused`))['hydra:member'];
  expect(refused).toMatchObject({
    '@type': 'ListedProof',
    id: five,
    decidedBy: { id: site.people.first.id },
    reason: 'other',
    values: [{ raw: 500 }],
  });
});

test.each([
  ['state=lost', 400],
  ['game=x', 400],
  ['after=x', 400],
  ['page=2', 400],
  ['game=2000000000', 200],
])('?%s is answered with %i', async (query, status) => {
  const response = await site.first.call('GET', `${moderationPaths.proofs}?${query}`);
  expect(response.statusCode).toBe(status);
});

test('a page costs the same however many proofs there are', async () => {
  const { database } = site.server;
  await addScores(database, { chart, count: 10_000 });
  const { gameId } = await addProof(site.server, { chart });
  await sql`
    insert into proofs (score_id, game_id, player_id, revision, amounts, video, state, sent_at, decided_at)
    select id, ${gameId}, player_id, 1, amounts, 'https://www.youtube.com/watch?v=' || id, 'accepted', posted_at, posted_at
    from scores where chart_id = ${chart}`.execute(database);
  await sql`vacuum analyze`.execute(database);
  const at = site.server.now();
  for (const games of [null, [gameId]]) {
    const facts = await explainQueries(database, async (explained) =>
      findProofs(explained, {
        moderator: { id: site.people.first.id, games },
        query: { size: 20, after: undefined, game: undefined, state: 'accepted' },
        language: 'en',
        at,
      }),
    );
    const read = facts.scans.filter(({ table }) => table === 'proofs');
    expect(read.reduce((sum, { buffers }) => sum + buffers, 0)).toBeLessThan(60);
    expect(facts.rowsRead).toBeLessThan(4000);
  }
});
