import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { deltaOf, type PlayerDeltas } from './playerDeltas';

interface Counted {
  playerId: number;
  scores: number;
  proved: number;
  disabled: number;
  scoresBefore: number;
  provedBefore: number;
  disabledBefore: number;
  lastAt: string | null;
}

/**
 * Counts the scores of players in a game again, writes the counts that changed, and adds the differences to the deltas. Scores are looked
 * up player by player: from statistics alone PostgreSQL would rather read a whole chart of a million.
 * @returns How many players are new in the standings, whose counts changed, and when the last of the scores was posted.
 */
export async function countPlayers(
  transaction: Database,
  gameId: number,
  { players, deltas }: { players: readonly number[]; deltas: PlayerDeltas },
): Promise<{ added: number; changed: number[]; lastAt: string | null }> {
  if (players.length === 0) return { added: 0, changed: [], lastAt: null };
  const { rows } = await sql<Counted & { isNew: boolean }>`
    with counted as (
      select p.id as player_id, count(s.id)::int as scores, (count(s.id) filter (where s.state = 'proved'))::int as proved,
        (count(s.id) filter (where s.state = 'unproved'))::int as disabled, max(s.changed_at) as last_at
      from unnest(${sql.val([...players])}::int[]) p (id)
      left join lateral (
        select s.* from scores s join charts c on c.id = s.chart_id and c.game_id = ${gameId} and c.status <> 'retired'
        where s.player_id = p.id and s.state <> 'withdrawn' offset 0
      ) s on true
      group by p.id
    ), different as (
      select n.*, coalesce(t.score_count, 0) as scores_before, coalesce(t.proved_count, 0) as proved_before,
        coalesce(t.disabled_count, 0) as disabled_before, t.player_id is null as is_new
      from counted n left join game_standings t on t.game_id = ${gameId} and t.player_id = n.player_id
      where (n.scores, n.proved, n.disabled, n.last_at)
        is distinct from (coalesce(t.score_count, 0), coalesce(t.proved_count, 0), coalesce(t.disabled_count, 0), t.last_score_at)
    ), written as (
      insert into game_standings as t (game_id, player_id, score_count, proved_count, disabled_count, last_score_at)
      select ${gameId}::int, player_id, scores, proved, disabled, last_at from different
      on conflict (game_id, player_id) do update set score_count = excluded.score_count,
        proved_count = excluded.proved_count, disabled_count = excluded.disabled_count,
        last_score_at = excluded.last_score_at, country = excluded.country
    )
    select * from different`.execute(transaction);
  for (const row of rows) {
    const delta = deltaOf(deltas, row.playerId);
    delta.scores += row.scores - row.scoresBefore;
    delta.proved += row.proved - row.provedBefore;
    delta.disabled += row.disabled - row.disabledBefore;
  }
  const lastAt = rows.reduce<string | null>(
    (last, row) => ((row.lastAt ?? '') > (last ?? '') ? row.lastAt : last),
    null,
  );
  const added = rows.filter(({ isNew }) => isNew).length;
  return { added, changed: rows.map(({ playerId }) => playerId), lastAt };
}
