import { sql } from 'kysely';
import { proofRules } from '../../../contract/records/proofs';
import type { ProofQueue } from '../../../contract/schemas/proofs';
import type { Database } from '../../platform/database/tables';

interface WaitingProof {
  id: number;
  gameId: number;
}

interface QueueRow {
  gameId: number;
  of: number;
  /** The places of the proofs that were asked for, by id. */
  places: Record<string, number>;
  usualDays: number | null;
}

export type Queues = (proof: WaitingProof) => ProofQueue;

/** How many decided proofs of a game tell how long one usually waits. */
const decided = 50;
const { countedQueue } = proofRules;

/** The places of waiting proofs among those of their games, and how long the last decided ones there waited: half of them less. */
export async function readQueues(
  database: Database,
  waiting: readonly WaitingProof[],
): Promise<Queues> {
  const ids = waiting.map(({ id }) => id);
  const games = [...new Set(waiting.map(({ gameId }) => gameId))];
  const { rows } =
    games.length === 0
      ? { rows: [] }
      : await sql<QueueRow>`
    select g.id as game_id, q."of", q.places, w.usual_days
    from unnest(${sql.val(games)}::int[]) g (id)
    cross join lateral (
      select count(*)::int as "of",
        coalesce(jsonb_object_agg(o.id, o.place) filter (where o.id = any(${sql.val(ids)}::int[])), '{}') as places
      from (
        select f.id, row_number() over (order by f.sent_at, f.id) as place from (
          select p.id, p.sent_at from proofs p where p.game_id = g.id and p.state = 'waiting'
          order by p.sent_at, p.id limit ${countedQueue}
        ) f
      ) o
    ) q
    cross join lateral (
      select round(extract(epoch from percentile_cont(0.5) within group (order by l.decided_at - l.sent_at)) / 86400)::int
        as usual_days
      from (
        select p.sent_at, p.decided_at from proofs p where p.game_id = g.id and p.state in ('accepted', 'refused')
        order by p.decided_at desc limit ${decided}
      ) l
    ) w`.execute(database);
  const queues = new Map(rows.map((row) => [row.gameId, row]));
  return ({ id, gameId }) => {
    const queue = queues.get(gameId);
    return {
      place: queue?.places[id] ?? countedQueue,
      of: queue?.of ?? countedQueue,
      usualDays: queue?.usualDays ?? null,
    };
  };
}
