import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seededRandom } from '../../../src/server/sample/covers/seededRandom';
import { fillParts } from '../../../src/server/domains/records/payments/fillParts';
import { payLargeTies } from '../../../src/server/domains/records/payments/payLargeTies';
import { payNextGame } from '../../../src/server/domains/records/payments/payNextGame';
import { payNextPlatforms } from '../../../src/server/domains/records/platformPayments/payNextPlatforms';
import type { ScoreAction } from '../../../src/contract/records/proofStates';
import { keepRankingDays } from '../../../src/server/domains/records/rankHistory/keepRankingDays';
import { actOnScores } from '../../../src/server/domains/records/scores/actOnScores';
import { countryMove } from '../../../src/server/domains/records/scores/moveCountries';
import { rankingMove } from '../../../src/server/domains/records/scores/moveRankings';
import { createScoreMover } from '../../../src/server/domains/records/scores/moveScores';
import { postScores } from '../../../src/server/domains/records/scores/postScores';
import type { Database } from '../../../src/server/platform/database/tables';
import { addMember } from '../server/addChart';
import { addPlatform } from '../server/addGame';
import { changeState } from './changeState';
import { deleteAccount, renameMember, setCountry, setRanked } from './playerOperations';
import { addCharts, changeStructure, structureChanges } from './structureOperations';

const hour = 3_600_000;

/** Of each seed two years of its own: in its first days a year, a month and a week begin. */
const startOf = (seed: number) => Date.UTC(2026 + 2 * seed, 11, 30);

interface Options {
  seed: number;
  operations: number;
  /** The number of scores from which a chart has buckets. */
  threshold: number;
  /** Ties with more scores are paid later. */
  largeTie: number;
}

/** Withdraws a score, or undoes that. */
const act = async (
  database: Database,
  { scoreId, action, at }: { scoreId: number; action: ScoreAction; at: Date },
) =>
  database
    .transaction()
    .execute(async (transaction) =>
      actOnScores(transaction, { deeds: [{ scoreId, action }], at, actorId: null }),
    );

const states = ['none', 'asked', 'due', 'proved', 'unproved', 'withdrawn'] as const;

/** Makes parts again that were filled, as if their games had not had them so far. */
async function remakeParts(database: Database): Promise<void> {
  await sql`delete from game_parts where filled_to is null and id % 2 = 0`.execute(database);
  await sql`select make_game_parts(array(select id from games))`.execute(database);
}

/** Ranks a small portion of one game, and pays some large ties of one if it is their turn. */
async function rankSome(
  database: Database,
  now: Date,
  { isRound, ...options }: Pick<Options, 'threshold' | 'largeTie'> & { isRound: boolean },
): Promise<void> {
  await sql`update game_rankings set not_before = '-infinity', ties_at = '-infinity'`.execute(
    database,
  );
  const portion = { changes: 7, charts: 2 };
  const outcome = await payNextGame(database, now, { portion, rest: 0, ...options });
  if (typeof outcome === 'object') throw outcome.failed;
  if (isRound) await payLargeTies(database, now, { largeTie: options.largeTie, batch: 3 });
  const paid = await payNextPlatforms(database, { portion: 3, paidLimit: 4, pause: 0 });
  if (typeof paid === 'object') throw paid.failed;
}

/**
 * Posts, corrects, proves, deactivates, withdraws and restores scores, lets players rank or not, disables and deletes accounts, changes names,
 * countries and what counts, in a random order, one an hour; ranks now and then, and keeps the ranks of each day.
 * @returns The time at the end.
 */
export async function runRandomOperations(
  database: Database,
  { seed, operations, ...options }: Options,
): Promise<Date> {
  let now = new Date(startOf(seed));
  const clock = () => now;
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
      at: now,
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
    await changeState(database, { chart, player, state: pick(states), at: now });
  };
  const unrank = async () => {
    const score = await findAny();
    const by = random() < 0.5 ? 'staff' : 'account';
    const ranked = random() < 0.6;
    if (score) await setRanked(database, { player: score.playerId, by, ranked, at: now });
  };
  const takeBack = async () => {
    const score = await findAny();
    const action = pick(['withdraw', 'cancel', 'restore', 'restore'] as const);
    if (score) await act(database, { scoreId: score.id, action, at: now });
  };
  const move = async () => {
    const score = await findAny();
    if (score) await setCountry(database, score.playerId, pick([null, 'FR', 'JP']));
  };
  const leave = async () => {
    // Most stay.
    if (members.length < 8) return;
    const [gone = 0] = members.splice(below(members.length), 1);
    await deleteAccount(database, gone);
  };
  const followers = [countryMove, rankingMove(clock)].map((follow) =>
    createScoreMover(database, follow, { portion: 3 }),
  );

  for (let step = 0; step < operations; step += 1) {
    const kind = random();
    if (kind < 0.75) await post();
    else if (kind < 0.86) await decide();
    else if (kind < 0.92) await takeBack();
    else if (kind < 0.95) await unrank();
    else if (kind < 0.97) await move();
    else if (kind < 0.98) await renameMember(database, pick(members), `renamed_${seed}_${step}`);
    else if (kind < 0.99) await changeStructure(database, pick(charts).id, pick(structureChanges));
    else await leave();
    now = new Date(now.getTime() + hour);
    if (random() < 0.1) await pick(followers)();
    if (random() < 0.02) await remakeParts(database);
    if (random() < 0.02) await fillParts({ database }, { portion: 5 });
    if (random() < 0.2) await rankSome(database, now, { ...options, isRound: step % 5 === 0 });
    if (now.getUTCHours() === 1) await keepRankingDays({ clock, database });
  }
  return now;
}
