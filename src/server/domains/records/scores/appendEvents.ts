import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { hashEvent, lockChain, type ScoreEvent } from './scoreEvents';

/** How many events are written with one statement. */
const batchSize = 1000;

/** Appends events of one chart to its chain, in order, with few statements. */
export async function appendEvents(
  transaction: Database,
  chartId: number,
  events: readonly ScoreEvent[],
): Promise<void> {
  if (events.length === 0) return;
  let { eventCount, hash } = await lockChain(transaction, chartId);
  const rows = events.map((event) => {
    const previous = hash;
    eventCount += 1;
    const hashed = { ...event, sequence: eventCount, at: event.at.toISOString() };
    hash = hashEvent(previous, hashed);
    return { ...hashed, previousHash: previous.toString('hex'), hash: hash.toString('hex') };
  });
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, before, after, actor_id, at,
        client_key, previous_hash, hash)
      select r."chartId", r.sequence, r."scoreId", r."playerId", r.revision, r.kind, nullif(r.before, 'null'), r.after,
        r."actorId", r.at, r."clientKey", decode(r."previousHash", 'hex'), decode(r.hash, 'hex')
      from jsonb_to_recordset(${batch}::jsonb) r ("chartId" int, sequence int, "scoreId" int, "playerId" int,
        revision int, kind text, before jsonb, after jsonb, "actorId" int, at timestamptz, "clientKey" uuid,
        "previousHash" text, hash text)
      order by r.sequence`.execute(transaction);
  }
  await transaction
    .updateTable('chartHeads')
    .set({ eventCount, hash })
    .where('chartId', '=', chartId)
    .execute();
}
