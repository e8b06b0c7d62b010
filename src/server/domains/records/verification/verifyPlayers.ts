import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { isPlayerPending } from './pendingRankings';
import { compareRows, type VerificationReport } from './verificationReport';

const summed = [
  'chartPoints',
  'gamePoints',
  'place0',
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
] as const;
const counted = ['scoreCount', 'provedCount'] as const;
const cups = ['cup0', 'cup1', 'cup2', 'cup3'] as const;

type Totals = Record<
  (typeof summed)[number] | (typeof counted)[number] | (typeof cups)[number] | 'disabledCount',
  number
>;

type StandingRow = Record<(typeof summed)[number] | (typeof counted)[number], number> & {
  playerId: number;
  rank: number | null;
  /** Of the game. */
  ranked: boolean;
  playerCount: number;
  /** How many players of the game have the first rank. */
  first: number;
};

const noTotals = (): Totals => ({
  chartPoints: 0,
  gamePoints: 0,
  place0: 0,
  place1: 0,
  place2: 0,
  place3: 0,
  place4: 0,
  place5: 0,
  cup0: 0,
  cup1: 0,
  cup2: 0,
  cup3: 0,
  scoreCount: 0,
  provedCount: 0,
  disabledCount: 0,
});

async function readStandings(snapshot: Database, ids: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    with own as materialized (
      select * from game_standings where player_id = any(${sql.val(ids)}::int[])
    ), firsts as (
      select game_id, count(*) as first from game_standings
      where rank = 1 and game_id in (select game_id from own where rank = 1) group by game_id
    )
    select t.*, g.ranked, g.player_count, coalesce(f.first, 0) as first
    from own t join games g on g.id = t.game_id left join firsts f on f.game_id = t.game_id`.execute(
    snapshot,
  );
  return rows;
}

async function readDisabled(snapshot: Database, ids: readonly number[]) {
  const { rows } = await sql<{ playerId: number; total: number }>`
    select player_id, count(*) as total from scores
    where state = 'unproved' and player_id = any(${sql.val(ids)}::int[]) group by player_id`.execute(
    snapshot,
  );
  return rows;
}

function add(totals: Totals, standing: StandingRow): void {
  for (const name of counted) totals[name] += standing[name];
  if (!standing.ranked) return;
  for (const name of summed) totals[name] += standing[name];
  if (standing.rank === 1 && standing.first === 1 && standing.playerCount > 1) totals.cup0 += 1;
  if (standing.rank === 1) totals.cup1 += 1;
  if (standing.rank === 2) totals.cup2 += 1;
  if (standing.rank === 3) totals.cup3 += 1;
}

async function readTotals(snapshot: Database, ids: readonly number[]) {
  const rows = await snapshot
    .selectFrom('playerTotals')
    .selectAll()
    .where('playerId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** Verifies the totals of some players, in one snapshot, by their standings in the games. */
export async function verifyPlayers(
  snapshot: Database,
  ids: readonly number[],
  report: VerificationReport,
): Promise<void> {
  const computed = new Map(ids.map((id) => [id, noTotals()]));
  for (const standing of await readStandings(snapshot, ids)) {
    const totals = computed.get(standing.playerId);
    if (totals) add(totals, standing);
  }
  for (const { playerId, total } of await readDisabled(snapshot, ids)) {
    const totals = computed.get(playerId);
    if (totals) totals.disabledCount = total;
  }
  const stored = await readTotals(snapshot, ids);
  for (const [id, totals] of computed) {
    const differences: string[] = [];
    const collect = { difference: (text: string) => void differences.push(text) };
    // A player without scores may have no row yet.
    compareRows(collect, `player ${id}`, {
      stored: stored.get(id) ?? noTotals(),
      computed: totals,
    });
    if (differences.length === 0) continue;
    if (await isPlayerPending(snapshot, id)) report.pending(`player ${id}`);
    else for (const text of differences) report.difference(text);
  }
}
