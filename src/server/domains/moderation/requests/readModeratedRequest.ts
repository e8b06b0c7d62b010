import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { proofRules } from '../../../../contract/records/proofs';
import type { ModeratedRequest } from '../../../../contract/schemas/requests';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { createChartRepository } from '../../games/chartRepository';
import { findPlatforms } from '../../records/history/findPlatforms';
import { placeOf, type CountedPlace } from '../../records/places/livePlaces';
import { requestsWith } from '../../requests/requestRows';
import { findFirstOfOthers, findLastProved } from '../comparedScores';
import type { Moderator } from '../moderator';
import { listedColumns, toListedRequest, type ListedRow } from './listedRequest';

interface ModeratedRow extends ListedRow, CountedPlace {
  chartId: number;
  revision: number;
  ranked: boolean;
  platformId: number | null;
  achievedOn: string | null;
  proofs: ModeratedRequest['proofs'];
  requests: ModeratedRequest['requests'];
}

/** How many rows n of a table are of the player of request r and ended like this, of which no more are counted. */
const countOf = (rows: RawBuilder<unknown>) => sql`(select count(*) from (
  select from ${rows} and n.player_id = r.player_id limit ${proofRules.countedQueue}) n)`;

const proofsIn = (states: readonly string[]) =>
  countOf(sql`proofs n where n.state = any(${sql.val(states)}::text[])`);
const requestsIn = (state: string) =>
  countOf(sql`proof_requests n where n.state = ${state} and n.id <> r.id`);

interface Request {
  id: number;
  moderator: Moderator;
  language: Language;
}

async function findRow(
  database: Database,
  { id, moderator, language }: Request,
): Promise<ModeratedRow | undefined> {
  const { rows } = await sql<ModeratedRow>`
    select ${listedColumns(moderator, language)}, s.chart_id, s.revision, s.ranked, s.platform_id, s.achieved_on, place.*,
      json_build_object('accepted', ${proofsIn(['accepted'])}, 'refused', ${proofsIn(['refused', 'revoked'])}) as proofs,
      json_build_object('accepted', ${requestsIn('accepted')}, 'refused', ${requestsIn('refused')}) as requests
    from ${requestsWith(sql`proof_requests`)} cross join ${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place
    where r.id = ${id}`.execute(database);
  return rows[0];
}

/** How many others a moderator may decide in a game; no more than 1,000 are counted. */
async function countOthers(database: Database, { id, moderator }: Request, gameId: number) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from proof_requests r where r.game_id = ${gameId} and r.state = 'open' and r.id <> ${id}
      and r.asked_by is distinct from ${moderator.id}
      and r.player_id is distinct from (select o.id from players o where o.user_id = ${moderator.id})
    limit ${proofRules.countedQueue}) n`.execute(database);
  return rows[0]?.total ?? 0;
}

/** No proof has it. */
const noProof = 0;

/** A request with all that helps to decide it, at one moment; undefined if it is unknown or its game is not public. */
export const readModeratedRequest = async (
  database: Database,
  request: Request,
): Promise<ModeratedRequest | undefined> =>
  inSnapshot(database, async (snapshot) => {
    const { language } = request;
    const row = await findRow(snapshot, request);
    const chart = row && (await createChartRepository(snapshot).find(row.chartId, language));
    if (!row || !chart) return undefined;
    const { playerId } = row;
    const platforms = await findPlatforms(snapshot, [row.platformId], language);
    return {
      ...toListedRequest(row, language),
      '@type': 'ModeratedRequest',
      revision: row.revision,
      columns: chart.columns,
      rank: row.better + 1,
      of: row.rankedCount + (row.ranked ? 0 : 1),
      achievedOn: row.achievedOn,
      platform: platforms.get(row.platformId) ?? null,
      first: await findFirstOfOthers(snapshot, { chart, playerId, language }),
      lastProved: await findLastProved(snapshot, { chart, except: noProof, language }),
      proofs: row.proofs,
      requests: row.requests,
      waiting: await countOthers(snapshot, request, row.game.id),
    };
  });
