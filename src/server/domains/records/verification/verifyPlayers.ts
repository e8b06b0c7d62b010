import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
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
const counted = ['scoreCount', 'provedCount', 'disabledCount'] as const;
const cups = ['cup0', 'cup1', 'cup2', 'cup3'] as const;

type Totals = Record<
  (typeof summed)[number] | (typeof counted)[number] | (typeof cups)[number],
  number
>;

type StandingRow = Record<(typeof summed)[number] | (typeof counted)[number], number> & {
  playerId: number;
  cup: number | null;
  /** Of the game. */
  ranked: boolean;
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
    select t.*, g.ranked from game_standings t join games g on g.id = t.game_id
    where t.player_id = any(${sql.val(ids)}::int[])`.execute(snapshot);
  return rows;
}

function add(totals: Totals, standing: StandingRow): void {
  for (const name of counted) totals[name] += standing[name];
  if (!standing.ranked) return;
  for (const name of summed) totals[name] += standing[name];
  if (standing.cup === 0) totals.cup0 += 1;
  if (standing.cup === 0 || standing.cup === 1) totals.cup1 += 1;
  if (standing.cup === 2) totals.cup2 += 1;
  if (standing.cup === 3) totals.cup3 += 1;
}

async function readTotals(snapshot: Database, ids: readonly number[]) {
  const rows = await snapshot
    .selectFrom('playerTotals')
    .selectAll()
    .where('playerId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** Verifies the totals of some players by their standings in the games, which they are the sums of at every moment. */
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
  const stored = await readTotals(snapshot, ids);
  // A player without scores may have no row yet.
  for (const [id, totals] of computed)
    compareRows(report, `player ${id}`, { stored: stored.get(id) ?? noTotals(), computed: totals });
}
