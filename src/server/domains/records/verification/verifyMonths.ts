import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

interface MonthRow {
  playerId: number;
  month: string;
  gameId: number;
  created: number;
  improved: number;
  corrected: number;
  accepted: number;
}

/** The column in which each kind of event is counted. */
const countedKinds = new Map<string, 'created' | 'improved' | 'corrected' | 'accepted'>([
  ['created', 'created'],
  ['improved', 'improved'],
  ['corrected', 'corrected'],
  ['proofAccepted', 'accepted'],
]);

const keyOf = ({ playerId, month, gameId }: MonthRow) =>
  `player ${playerId}, month ${month}, game ${gameId}`;

const countsOf = (row: MonthRow | undefined) =>
  row && {
    created: row.created,
    improved: row.improved,
    corrected: row.corrected,
    accepted: row.accepted,
  };

/** Verifies what some players posted in each month and game by the events of their scores. */
export async function verifyMonths(
  snapshot: Database,
  ids: readonly number[],
  report: VerificationReport,
): Promise<void> {
  const players = sql`${sql.val(ids)}::int[]`;
  const { rows: stored } = await sql<MonthRow>`
    select player_id, month::text, game_id, created, improved, corrected, accepted
    from player_months where player_id = any(${players})`.execute(snapshot);
  const { rows: events } = await sql<{
    playerId: number;
    gameId: number;
    at: string;
    kind: string;
  }>`
    select e.player_id, c.game_id, e.at, e.kind from score_events e join charts c on c.id = e.chart_id
    where e.player_id = any(${players})`.execute(snapshot);
  const computed = new Map<string, MonthRow>();
  for (const { at, kind, ...of } of events) {
    const counted = countedKinds.get(kind);
    if (!counted) continue;
    const month = `${new Date(at).toISOString().slice(0, 7)}-01`;
    const row = { ...of, month, created: 0, improved: 0, corrected: 0, accepted: 0 };
    const found = computed.get(keyOf(row)) ?? row;
    found[counted] += 1;
    computed.set(keyOf(row), found);
  }
  const found = new Map(stored.map((row) => [keyOf(row), row]));
  for (const key of new Set([...found.keys(), ...computed.keys()]))
    compareRows(report, key, {
      stored: countsOf(found.get(key)),
      computed: countsOf(computed.get(key)),
    });
}
