import { sql } from 'kysely';
import {
  decisionNoteLength,
  ownWithdrawalReasons,
  withdrawalReasons,
  type DecisionReason,
} from '../../../../contract/records/decisions';
import type { ScoreWithdrawal } from '../../../../contract/schemas/takeBack';
import type { Database } from '../../../platform/database/tables';
import {
  refuseTooLong,
  refuseViolations,
  RequestError,
} from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { actOnScores, type ChangedScore } from './actOnScores';
import { hasUnproved } from './findObjections';
import { hashNote } from './scoreEvents';
import { findOwner, readWithdrawal } from './scoreOwner';

type TakeBackEvent = 'scoreWithdrawn' | 'scoreRestored';
type Services = Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'readSite'>;

/** A score to be taken back, by its player or by the staff. */
interface Request {
  scoreId: number;
  own: boolean;
}

/** The staff says why; members may. @throws RequestError (422) */
function checkReason(own: boolean, reason: DecisionReason | undefined, note: string): void {
  const reasons: readonly DecisionReason[] = own ? ownWithdrawalReasons : withdrawalReasons;
  if (!own && reason === undefined)
    refuseViolations([{ propertyPath: 'reason', textKey: 'fieldRequired', code: 'required' }]);
  if (reason !== undefined && !reasons.includes(reason))
    refuseViolations([{ propertyPath: 'reason', textKey: 'invalidValue' }]);
  if (own && note !== '') refuseViolations([{ propertyPath: 'note', textKey: 'invalidValue' }]);
}

/** A score does not come back to a board that was closed for good meanwhile. */
async function isRetired(transaction: Database, chartId: number): Promise<boolean> {
  const { status } = await transaction
    .selectFrom('charts')
    .select('status')
    .where('id', '=', chartId)
    .executeTakeFirstOrThrow();
  return status === 'retired';
}

/** One restoration of a player after another, so that each counts the unproved scores of those before. */
const lockPlayerOf = async (transaction: Database, scoreId: number) =>
  sql`select from players where id = (select player_id from scores where id = ${scoreId})
    for no key update`.execute(transaction);

/** Whether a restored score is an unproved one too many. */
const exceedsLimit = async (
  transaction: Database,
  { score, proofState }: ChangedScore,
  limit: number,
) =>
  limit > 0 &&
  proofState.state === 'unproved' &&
  (await hasUnproved(transaction, score.playerId, limit + 1));

/** Withdraws scores, and undoes that: each with its event and its audit entry in one transaction. */
export function createScoreWithdrawal({ audit, clock, database, readSite }: Services) {
  /** Whose score was changed by whom. */
  const record = async (
    transaction: Database,
    context: RequestContext,
    {
      event,
      scoreId,
      reason,
    }: { event: TakeBackEvent; scoreId: number; reason?: string | undefined },
  ) => {
    const owner = await findOwner(transaction, scoreId);
    if (!owner) throw new RequestError(404, 'scoreNotFound');
    const details = { score: scoreId, chart: owner.chartId, ...(reason ? { reason } : {}) };
    await audit(context, { event, subjectId: owner.userId, details }, transaction);
  };

  return {
    /** Sent again by the same user, with the same words, it changes nothing. @throws RequestError (404, 409, 422) */
    async withdraw(
      context: RequestContext,
      { scoreId, own }: Request,
      { reason, note: sent = '', revision }: ScoreWithdrawal,
    ): Promise<void> {
      const note = cleanLine(sent);
      refuseTooLong('note', note, decisionNoteLength);
      checkReason(own, reason, note);
      const { id: actorId } = memberOf(context);
      await database.transaction().execute(async (transaction) => {
        const deed = {
          scoreId,
          action: own ? ('withdraw' as const) : ('cancel' as const),
          ...(reason === undefined ? {} : { detail: { reason } }),
          note: note === '' ? undefined : note,
        };
        const changed = await actOnScores(transaction, { deeds: [deed], actorId, at: clock() });
        const before = changed.get(scoreId);
        if (!before) {
          const withdrawal = await readWithdrawal(transaction, scoreId);
          const isRepeated =
            withdrawal?.actorId === actorId &&
            withdrawal.detail?.reason === reason &&
            withdrawal.detail?.noteHash === (note === '' ? undefined : hashNote(note));
          if (isRepeated) return;
          throw new RequestError(409, 'scoreChanged');
        }
        if (revision !== undefined && before.score.revision !== revision)
          throw new RequestError(409, 'scoreChanged');
        await record(transaction, context, { event: 'scoreWithdrawn', scoreId, reason });
      });
    },

    /** Players undo only what they did themselves. @throws RequestError (403, 404, 409) */
    async restore(context: RequestContext, { scoreId, own }: Request): Promise<void> {
      const { id: actorId } = memberOf(context);
      const { unprovedLimit } = (await readSite()).records;
      await database.transaction().execute(async (transaction) => {
        if (own) await lockPlayerOf(transaction, scoreId);
        const withdrawal = await readWithdrawal(transaction, scoreId);
        const deeds = [{ scoreId, action: 'restore' as const }];
        const changed = await actOnScores(transaction, { deeds, actorId, at: clock() });
        const restored = changed.get(scoreId);
        if (!restored || (await isRetired(transaction, restored.score.chartId)))
          throw new RequestError(409, 'scoreNotRestorable');
        // Nothing came between: the chain is locked now, and the withdrawal is its last event but one.
        if (restored.score.revision !== withdrawal?.revision)
          throw new RequestError(409, 'scoreChanged');
        if (own && withdrawal?.actorId !== actorId)
          throw new RequestError(403, 'scoreWithdrawnByStaff');
        if (own && (await exceedsLimit(transaction, restored, unprovedLimit)))
          throw new RequestError(409, 'restoreTooManyUnproved');
        await record(transaction, context, { event: 'scoreRestored', scoreId });
      });
    },
  };
}
