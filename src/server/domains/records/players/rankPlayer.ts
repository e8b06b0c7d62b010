import { sql } from 'kysely';
import {
  decisionNoteLength,
  rerankReasons,
  unrankReasons,
  type DecisionReason,
} from '../../../../contract/records/decisions';
import type { PlayerRankingChange } from '../../../../contract/schemas/takeBack';
import {
  refuseTooLong,
  refuseViolations,
  RequestError,
} from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { changePlayerRanking } from './changePlayerRanking';

/** Takes players out of the rankings, and lets them rank again. The scores follow later. */
export const createPlayerRanking =
  ({ audit, clock, database }: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) =>
  /** Sent again, it changes nothing. @throws RequestError (404, 409, 422) */
  async (
    context: RequestContext,
    playerId: number,
    { ranked, reason, note: sent = '' }: PlayerRankingChange,
  ): Promise<void> => {
    const reasons: readonly DecisionReason[] = ranked ? rerankReasons : unrankReasons;
    if (!reasons.includes(reason))
      refuseViolations([{ propertyPath: 'reason', textKey: 'invalidValue' }]);
    const note = cleanLine(sent) || null;
    refuseTooLong('note', note ?? '', decisionNoteLength);
    const at = clock();
    const { id: actorId } = memberOf(context);
    await database.transaction().execute(async (transaction) => {
      // The second change of a row checks its account, which whoever deletes it locks before the player.
      await sql`select from users where id = (select user_id from players where id = ${playerId})
        for key share`.execute(transaction);
      const player = await transaction
        .selectFrom('players')
        .select(['userId', 'ranked', 'unrankedAt', 'unrankReason'])
        .where('id', '=', playerId)
        .forUpdate()
        .executeTakeFirst();
      if (!player) throw new RequestError(404, 'playerNotFound');
      if (player.userId === actorId) throw new RequestError(409, 'ownAccount');
      const { unrankedAt, unrankReason, userId } = player;
      // A deleted account may have been disabled before: nothing else says why its player does not rank.
      const isRanked = unrankedAt === null && (userId !== null || player.ranked);
      if (isRanked === ranked) {
        if (ranked || unrankReason === reason) return;
        throw new RequestError(409, 'playerRankingChanged');
      }
      const decision = ranked
        ? { unrankedAt: null, unrankReason: null, unrankNote: null }
        : { unrankedAt: at, unrankReason: reason, unrankNote: note };
      await transaction.updateTable('players').set(decision).where('id', '=', playerId).execute();
      const change = { playerId, at, actorId, reason, note: note ?? undefined };
      await changePlayerRanking(transaction, change);
      const event = ranked ? 'playerReranked' : 'playerUnranked';
      const details = { player: playerId, reason };
      await audit(context, { event, subjectId: userId, details }, transaction);
    });
  };
