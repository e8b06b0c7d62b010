import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { hashEvent, hashNote, type ChainEnd, type Chains, type ScoreEvent } from './scoreEvents';

/** How many events are written with one statement. */
const batchSize = 1000;

/** Appends events to the chains of their charts, in order, with few statements. `locked` has the ends of these chains. */
export async function appendEvents(
  transaction: Database,
  locked: Chains,
  events: readonly ScoreEvent[],
): Promise<void> {
  const ends = new Map<number, ChainEnd>();
  const notes: { chartId: number; sequence: number; text: string }[] = [];
  const rows = events.map((event) => {
    const end = ends.get(event.chartId) ?? locked.get(event.chartId);
    if (!end) throw new Error(`The chain of chart ${event.chartId} is not locked.`);
    const { hash: previous } = end;
    const sequence = end.eventCount + 1;
    const { note, ...facts } = event;
    const noteHash = note === undefined ? undefined : hashNote(note);
    const detail = noteHash === undefined ? event.detail : { ...event.detail, noteHash };
    const hashed = { ...facts, sequence, at: event.at.toISOString(), detail: detail ?? null };
    const hash = hashEvent(previous, hashed);
    ends.set(event.chartId, { eventCount: sequence, hash });
    if (note !== undefined) notes.push({ chartId: event.chartId, sequence, text: note });
    return { ...hashed, previousHash: previous.toString('hex'), hash: hash.toString('hex') };
  });
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, before, after, actor_id, at,
        client_key, detail, previous_hash, hash)
      select r."chartId", r.sequence, r."scoreId", r."playerId", r.revision, r.kind, nullif(r.before, 'null'), r.after,
        r."actorId", r.at, r."clientKey", nullif(r.detail, 'null'), decode(r."previousHash", 'hex'), decode(r.hash, 'hex')
      from jsonb_to_recordset(${batch}::jsonb) r ("chartId" int, sequence int, "scoreId" int, "playerId" int,
        revision int, kind text, before jsonb, after jsonb, "actorId" int, at timestamptz, "clientKey" uuid,
        detail jsonb, "previousHash" text, hash text)
      order by r."chartId", r.sequence`.execute(transaction);
  }
  if (notes.length > 0) await transaction.insertInto('eventNotes').values(notes).execute();
  const heads = [...ends].map(([chartId, { eventCount, hash }]) => ({ chartId, eventCount, hash }));
  if (heads.length === 0) return;
  await sql`
    update chart_heads h set event_count = e.event_count, hash = e.hash
    from unnest(${sql.val(heads.map(({ chartId }) => chartId))}::int[],
      ${sql.val(heads.map(({ eventCount }) => eventCount))}::int[],
      ${sql.val(heads.map(({ hash }) => hash))}::bytea[]) e (chart_id, event_count, hash)
    where h.chart_id = e.chart_id`.execute(transaction);
}
