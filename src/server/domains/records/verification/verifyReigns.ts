import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

interface Reign {
  playerId: number;
  sequence: number;
  lastSequence: number;
  beganAt: string;
  endedAt: string | null;
  nextPlayerId: number | null;
}

/** Compares the times in which players held the first place of a chart with its timeline. */
export async function verifyReigns(
  snapshot: Database,
  chartId: number,
  report: VerificationReport,
): Promise<void> {
  const steps = await snapshot
    .selectFrom('chartRecords')
    .select(['sequence', 'at', 'playerId'])
    .where('chartId', '=', chartId)
    .orderBy('sequence')
    .execute();
  const computed: Reign[] = [];
  let held: Reign | undefined;
  for (const { sequence, at, playerId } of steps) {
    if (held?.playerId === playerId) {
      held.lastSequence = sequence;
      continue;
    }
    if (held) Object.assign(held, { endedAt: at, nextPlayerId: playerId });
    held = undefined;
    if (playerId === null) continue;
    held = {
      playerId,
      sequence,
      lastSequence: sequence,
      beganAt: at,
      endedAt: null,
      nextPlayerId: null,
    };
    computed.push(held);
  }
  const { rows: stored } = await sql<Reign>`
    select player_id, sequence, last_sequence, began_at, ended_at, next_player_id from reigns
    where chart_id = ${chartId} order by sequence`.execute(snapshot);
  for (let index = 0; index < Math.max(stored.length, computed.length); index += 1)
    compareRows(report, `chart ${chartId}, holder ${index + 1} of the first place`, {
      stored: stored[index] && { ...stored[index] },
      computed: computed[index] && { ...computed[index] },
    });
}
