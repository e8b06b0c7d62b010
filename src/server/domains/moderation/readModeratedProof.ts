import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { proofRules } from '../../../contract/records/proofs';
import type { ModeratedProof } from '../../../contract/schemas/moderation';
import { inSnapshot } from '../../platform/database/inSnapshot';
import type { Database } from '../../platform/database/tables';
import { createChartRepository } from '../games/chartRepository';
import { findPlatforms } from '../records/history/findPlatforms';
import { placeOf, type CountedPlace } from '../records/places/livePlaces';
import { isLastProof } from '../records/scores/lastProof';
import { findFirstOfOthers, findLastProved } from './comparedScores';
import { findSameEvidence } from './findSameEvidence';
import { hasDoubted, isGiven, type Moderator } from './moderator';
import {
  proofColumns,
  proofsWith,
  provesScore,
  toListedProof,
  toUser,
  type ProofRow,
} from './proofRows';

interface ModeratedRow extends ProofRow, CountedPlace {
  chartId: number;
  userId: number | null;
  revision: number;
  ranked: boolean;
  platformId: number | null;
  achievedOn: string | null;
  isProof: boolean;
  lastProof: boolean;
  accepted: number;
  refused: number;
}

/** How many proofs of the player were decided in this way, of which no more are counted. */
const countOf = (states: readonly string[]) => sql<number>`(select count(*) from (
  select from proofs n where n.player_id = p.player_id and n.id <> p.id and n.state = any(${sql.val(states)}::text[]) limit 1000) n)`;

interface Request {
  id: number;
  moderator: Moderator;
  secondModeratorFrom: number;
  language: Language;
  at: Date;
}

async function findRow(
  database: Database,
  { id, language, at }: Request,
): Promise<ModeratedRow | undefined> {
  const { rows } = await sql<ModeratedRow>`
    select ${proofColumns(language, at)}, s.chart_id, l.user_id, s.revision, s.ranked, s.platform_id, s.achieved_on,
      ${provesScore} as is_proof, ${isLastProof} as last_proof,
      ${countOf(['accepted'])} as accepted, ${countOf(['refused', 'revoked'])} as refused, place.*
    from ${proofsWith(sql`proofs`)} cross join ${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place where p.id = ${id}`.execute(
    database,
  );
  return rows[0];
}

/** How many others a moderator is given in the queue of a game; no more than 1,000 are counted. */
async function countOthers(database: Database, moderator: Moderator, row: ModeratedRow) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from proofs p where p.game_id = ${row.game.id} and p.id <> ${row.id} and ${isGiven(moderator)}
    limit ${proofRules.countedQueue}) n`.execute(database);
  return rows[0]?.total ?? 0;
}

async function findEarlierRefusal(database: Database, id: number | null) {
  if (id === null) return null;
  const refused = await database
    .selectFrom('proofs as p')
    .leftJoin('users as u', 'u.id', 'p.decidedBy')
    .select(['p.reason', 'p.note', 'p.decidedAt as at', 'u.id', 'u.username', 'u.slug'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!refused) return null;
  const { reason, note, at, id: userId, username, slug } = refused;
  const user = userId === null || username === null || slug === null ? null : { username, slug };
  return { reason, note, at, by: user && toUser({ id: userId ?? 0, ...user }) };
}

/** Whether the first place that the score claims needs a second moderator, from so many scores on; 0 for never. */
export const needsSecond = (
  { better, rankedCount }: Omit<CountedPlace, 'upto'>,
  secondModeratorFrom: number,
): boolean => secondModeratorFrom > 0 && better === 0 && rankedCount >= secondModeratorFrom;

function mayDecide(row: ModeratedRow, moderator: Moderator, refusedBy?: number): boolean {
  if (row.userId === moderator.id || refusedBy === moderator.id) return false;
  return row.state === 'waiting' ? row.secondedBy?.id !== moderator.id : row.isProof;
}

/** A proof with all that helps to judge it, at one moment; undefined if it is unknown or its game is not public. */
export const readModeratedProof = async (
  database: Database,
  request: Request,
): Promise<ModeratedProof | undefined> =>
  inSnapshot(database, async (snapshot) => {
    const { id, moderator, secondModeratorFrom, language } = request;
    const row = await findRow(snapshot, request);
    const chart = row && (await createChartRepository(snapshot).find(row.chartId, language));
    if (!row || !chart) return undefined;
    const { columns } = chart;
    const { playerId } = row;
    const earlierRefusal = await findEarlierRefusal(snapshot, row.answers);
    const platforms = await findPlatforms(snapshot, [row.platformId], language);
    return {
      ...toListedProof(row, language),
      '@type': 'ModeratedProof',
      revision: row.revision,
      columns,
      rank: row.better + 1,
      of: row.rankedCount + (row.ranked ? 0 : 1),
      achievedOn: row.achievedOn,
      platform: platforms.get(row.platformId) ?? null,
      first: await findFirstOfOthers(snapshot, { chart, playerId, language }),
      lastProved: await findLastProved(snapshot, { chart, except: id, language }),
      sameEvidence: await findSameEvidence(snapshot, id, language),
      earlierRefusal,
      accepted: row.accepted,
      refused: row.refused,
      needsSecond: row.state === 'waiting' && needsSecond(row, secondModeratorFrom),
      lastProof: row.lastProof,
      mayDecide:
        mayDecide(row, moderator, earlierRefusal?.by?.id) &&
        !(await hasDoubted(snapshot, { userId: moderator.id, scoreId: row.scoreId })),
      waiting: await countOthers(snapshot, moderator, row),
    };
  });
