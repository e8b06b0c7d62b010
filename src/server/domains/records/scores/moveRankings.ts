import { sql } from 'kysely';
import type { Clock } from '../../../platform/settings/appDependencies';
import { appendEvents } from './appendEvents';
import type { ScoreMove } from './moveScores';
import type { ScoreEvent } from './scoreEvents';
import { contentOf, type StoredScore } from './storeScores';

const waits = sql<boolean>`s.ranked <> (p.ranked and s.state not in ('unproved', 'withdrawn') and (s.state = 'proved' or not s.was_unproved))`;

/** Scores leave the boards with their player, or join them again: each with an event that says why. Its content stays, and so does its revision. */
export const rankingMove = (clock: Clock): ScoreMove => ({
  table: 'playerRankingChanges',
  waits,
  apply: async (transaction, { playerId, scoreIds, chartIds, chains }) => {
    // What was withdrawn or merged into another chart while the chains were locked is left out.
    const { rows: scores } = await sql<StoredScore>`
      select s.* from scores s join players p on p.id = s.player_id
      where s.id = any(${sql.val(scoreIds)}::int[]) and s.chart_id = any(${sql.val(chartIds)}::int[]) and ${waits}
      order by s.id`.execute(transaction);
    const change = await transaction
      .selectFrom('playerRankingChanges')
      .selectAll()
      .where('playerId', '=', playerId)
      .executeTakeFirstOrThrow();
    const ids = sql.val(scores.map(({ id }) => id));
    await sql`update scores set ranked = not ranked where id = any(${ids}::int[])`.execute(
      transaction,
    );
    const { actorId, reason, note } = change;
    const at = clock();
    const events = scores.map((score): ScoreEvent => {
      const content = contentOf(score);
      return {
        chartId: score.chartId,
        scoreId: score.id,
        playerId,
        revision: score.revision,
        kind: score.ranked ? 'unranked' : 'reranked',
        before: content,
        after: content,
        actorId,
        at,
        clientKey: null,
        detail: { reason },
        note: note ?? undefined,
      };
    });
    await appendEvents(transaction, chains, events);
  },
});
