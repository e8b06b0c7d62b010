import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seededRandom } from '../../../src/server/sample/covers/seededRandom';
import { fillParts } from '../../../src/server/domains/records/payments/fillParts';
import { payLargeTies } from '../../../src/server/domains/records/payments/payLargeTies';
import { payNextGame } from '../../../src/server/domains/records/payments/payNextGame';
import type { ScoreAction } from '../../../src/contract/records/proofStates';
import { changePlayerRanking } from '../../../src/server/domains/records/players/changePlayerRanking';
import { actOnScores } from '../../../src/server/domains/records/scores/actOnScores';
import { rankingMove } from '../../../src/server/domains/records/scores/moveRankings';
import { createScoreMover } from '../../../src/server/domains/records/scores/moveScores';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart, addMember } from '../server/addChart';
import { addPlatform } from '../server/addGame';
import { changeState } from './changeState';

const at = new Date('2026-05-01T10:00:00Z');

interface Options {
  seed: number;
  operations: number;
  /** The number of scores from which a chart has buckets. */
  threshold: number;
  /** Ties with more scores are paid later. */
  largeTie: number;
}

/** Charts of one to three columns; half of them in one game, some downloadable content, some in a group that does not rank. */
async function addCharts(database: Database, count: number, platformIds: number[]) {
  const charts: { id: number; columns: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const columns = 1 + (index % 3);
    const better = Array.from({ length: columns }, (_, column) =>
      (index + column) % 2 === 0 ? ('higher' as const) : ('lower' as const),
    );
    charts.push({ id: await addChart(database, { better, platformIds }), columns });
  }
  const ids = sql.val(charts.map(({ id }) => id));
  await sql`update charts set game_id = (select min(game_id) from charts where id = any(${ids}::int[]))
    where id = any(${ids}::int[]) and id % 2 = 0`.execute(database);
  await sql`update chart_groups set dlc = id % 3 = 0, ranked = id % 5 <> 0
    where id in (select group_id from charts where id = any(${ids}::int[]))`.execute(database);
  await sql`update chart_groups u set game_id = c.game_id, slug = u.id::text from charts c
    where c.group_id = u.id and c.id = any(${ids}::int[])`.execute(database);
  return charts;
}

const facts = { at, actorId: null };

/** Lets the scores of a player rank or not, as an administrator would: by a decision, or by the state of the account. */
async function setRanked(
  database: Database,
  { player: playerId, by, ranked }: { player: number; by: 'staff' | 'account'; ranked: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const since = ranked ? null : at.toISOString();
    await (
      by === 'staff'
        ? sql`update players set unranked_at = ${since}, unrank_reason = ${ranked ? null : 'other'} where id = ${playerId}`
        : sql`update users set disabled_at = ${since} where id = (select user_id from players where id = ${playerId})`
    ).execute(transaction);
    await changePlayerRanking(transaction, { playerId, reason: 'other', ...facts });
  });
}

/** Withdraws a score, or undoes that. */
const act = async (database: Database, scoreId: number, action: ScoreAction) =>
  database
    .transaction()
    .execute(async (transaction) =>
      actOnScores(transaction, { deeds: [{ scoreId, action }], ...facts }),
    );

const states = ['none', 'asked', 'due', 'proved', 'unproved', 'withdrawn'] as const;

/** Makes parts again that were filled, as if their games had not had them so far. */
async function remakeParts(database: Database): Promise<void> {
  await sql`delete from game_parts where filled_to is null and id % 2 = 0`.execute(database);
  await sql`select make_game_parts(array(select id from games))`.execute(database);
}

/** Ranks a small portion of one game, and sometimes pays the large ties of one. */
async function rankSome(
  database: Database,
  now: Date,
  options: Pick<Options, 'threshold' | 'largeTie'>,
): Promise<void> {
  await sql`update game_rankings set not_before = '-infinity', ties_at = '-infinity'`.execute(
    database,
  );
  const portion = { changes: 7, charts: 2 };
  const outcome = await payNextGame(database, now, { portion, rest: 0, ...options });
  if (typeof outcome === 'object') throw outcome.failed;
  if (now.getSeconds() % 5 === 0)
    await payLargeTies(database, now, { largeTie: options.largeTie, batch: 3 });
}

/**
 * Posts, corrects, proves, deactivates, withdraws and restores scores, lets players rank or not, disables accounts and changes countries, in
 * a random order; ranks now and then.
 */
export async function runRandomOperations(
  database: Database,
  { seed, operations, ...options }: Options,
) {
  const random = seededRandom(`operations ${seed}`);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const platforms = [
    await addPlatform(database, { en: 'One' }),
    await addPlatform(database, { en: 'Two' }),
  ];
  const charts = await addCharts(database, Math.max(6, operations / 250), platforms);
  const members: number[] = [];
  while (members.length < Math.max(12, operations / 35)) members.push(await addMember(database));

  const post = async () => {
    const { id: chart, columns } = pick(charts);
    // Few values, so that a third of the scores or so are ties.
    const amounts = Array.from({ length: columns }, () => below(9));
    const score = { chart, amounts, platform: pick([null, ...platforms]), achievedOn: null };
    await postScores(database, {
      userId: pick(members),
      scores: [{ ...score, key: randomUUID(), confirmed: ['worse', 'zero', 'unusual'] }],
      at,
    });
  };
  const findAny = async () => {
    const rows = await database
      .selectFrom('scores')
      .select(['id', 'chartId', 'playerId'])
      .where('chartId', '=', pick(charts).id)
      .orderBy('id')
      .execute();
    return rows.length > 0 ? pick(rows) : undefined;
  };
  const decide = async () => {
    const score = await findAny();
    if (!score) return;
    const { chartId: chart, playerId: player } = score;
    await changeState(database, { chart, player, state: pick(states), at });
  };
  const unrank = async () => {
    const score = await findAny();
    const by = random() < 0.5 ? 'staff' : 'account';
    const ranked = random() < 0.6;
    if (score) await setRanked(database, { player: score.playerId, by, ranked });
  };
  const takeBack = async () => {
    const score = await findAny();
    if (score) await act(database, score.id, pick(['withdraw', 'cancel', 'restore', 'restore']));
  };
  const follow = createScoreMover(
    database,
    rankingMove(() => at),
    { portion: 3 },
  );

  const move = async () => {
    const score = await findAny();
    if (!score) return;
    await database
      .updateTable('players')
      .set({ country: pick([null, 'FR', 'JP']) })
      .where('id', '=', score.playerId)
      .execute();
  };

  for (let step = 0; step < operations; step += 1) {
    const kind = random();
    if (kind < 0.75) await post();
    else if (kind < 0.86) await decide();
    else if (kind < 0.92) await takeBack();
    else if (kind < 0.96) await unrank();
    else await move();
    const now = new Date(Date.UTC(2026, 5, 1, 0, 0, step));
    if (random() < 0.1) await follow();
    if (random() < 0.02) await remakeParts(database);
    if (random() < 0.02) await fillParts({ database }, { portion: 5 });
    if (random() < 0.2) await rankSome(database, now, options);
  }
}
