import { sql } from 'kysely';
import type { ScoreEventKind, ScoreState } from '../../../src/contract/records/scoreStates';
import { isRanked } from '../../../src/contract/records/proofStates';
import { holdPlayer } from '../../../src/server/domains/records/players/findOrCreatePlayer';
import { appendEvents } from '../../../src/server/domains/records/scores/appendEvents';
import { lockChains, unrankedDetail } from '../../../src/server/domains/records/scores/scoreEvents';
import { contentOf, findScores } from '../../../src/server/domains/records/scores/storeScores';
import type { Database } from '../../../src/server/platform/database/tables';

/** Gives the score of a player another state, with the event that belongs to it, as decisions about proofs do. */
export async function changeState(
  database: Database,
  {
    chart,
    player,
    state,
    at,
    wasUnproved = false,
  }: { chart: number; player: number; state: ScoreState; at: Date; wasUnproved?: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const playerRanks = await holdPlayer(transaction, player);
    const chains = await lockChains(transaction, [chart]);
    const stored = (await findScores(transaction, player, [chart])).get(chart);
    if (!stored) throw new Error('The player has no score on the chart.');
    const revision = stored.revision + 1;
    const ranked = isRanked({ state, wasUnproved }) && playerRanks;
    await sql`update scores set state = ${state}, was_unproved = ${wasUnproved}, revision = ${revision},
      ranked = ${ranked}, restores_to = null where id = ${stored.id}`.execute(transaction);
    await appendEvents(transaction, chains, [
      {
        chartId: chart,
        scoreId: stored.id,
        playerId: player,
        revision,
        kind: 'corrected' satisfies ScoreEventKind,
        before: contentOf(stored),
        after: { ...contentOf(stored), state },
        actorId: null,
        at,
        clientKey: null,
        detail: unrankedDetail({ state, wasUnproved }, playerRanks),
      },
    ]);
  });
}
