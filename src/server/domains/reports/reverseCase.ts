import { reportRules } from '../../../contract/reports';
import { outranks } from '../../../contract/roles';
import type { CaseReversalRequest } from '../../../contract/schemas/reports';
import type { Database } from '../../platform/database/tables';
import { refuseTooLong, RequestError } from '../../platform/errors/requestError';
import type { RequestContext } from '../../platform/http/requestContext';
import { memberOf } from '../../platform/security/guards';
import { cleanLine } from '../../platform/texts/cleanLine';
import { caseConflict } from './caseConflict';
import type { CaseServices } from './decideCase';
import { hideSubject } from './hideSubject';
import { lockCase, refuseObstacle, type LockedCase } from './lockCase';
import { createSuspensions } from './suspensions';
import { tellMember, tellReportersAgain } from './writeNotices';

/** Why a decision cannot be reversed as it is now. */
function conflictOf({ decidedAt, hide, measure, reversedAt }: LockedCase) {
  if (decidedAt === null) return 'notDecided' as const;
  if (reversedAt !== null) return 'reversed' as const;
  return hide || measure !== 'none' ? undefined : ('notReversible' as const);
}

/** Whether somebody of a higher rank has decided. */
async function isOutranked(
  transaction: Database,
  actor: { roles: readonly string[] },
  decidedBy: number | null,
): Promise<boolean> {
  if (decidedBy === null) return false;
  const user = transaction.selectFrom('users').select('roles').where('id', '=', decidedBy);
  const { roles } = await user.executeTakeFirstOrThrow();
  return outranks(roles, actor.roles);
}

/** Takes a decision back: what it hid is shown again, and what it imposed ends. Repeated by the same moderator, it changes nothing more. */
export function createCaseReversal(services: CaseServices) {
  const { audit, clock, database, members } = services;
  const suspensions = createSuspensions(services);

  return async (
    context: RequestContext,
    id: number,
    { reason, note: sent = '' }: CaseReversalRequest,
  ): Promise<void> => {
    const { id: actorId } = memberOf(context);
    const at = clock();
    const note = cleanLine(sent) || null;
    refuseTooLong('note', note ?? '', reportRules.note);
    const ended = await database.transaction().execute(async (transaction) => {
      const { row, actor, outranked } = await lockCase(transaction, id, actorId);
      const { ownerId, reversedAt, reversedBy } = row;
      const isRepeated =
        reversedBy === actorId && row.reversalReason === reason && row.reversalNote === note;
      if (reversedAt !== null && isRepeated) return undefined;
      const conflict = conflictOf(row);
      if (conflict)
        throw await caseConflict(transaction, conflict, { by: reversedBy, at: reversedAt });
      if (outranked) refuseObstacle('rank');
      if (await isOutranked(transaction, actor, row.decidedBy))
        throw new RequestError(403, 'caseDecidedAbove');
      await transaction
        .updateTable('reportCases')
        .set({ reversedBy: actorId, reversedAt: at, reversalReason: reason, reversalNote: note })
        .where('id', '=', id)
        .execute();
      if (row.hide) await hideSubject({ transaction, members, row, at: null });
      await tellReportersAgain(transaction, id);
      const entry = { subjectId: ownerId, details: { report: id } };
      await audit(context, { event: 'decisionReversed', ...entry }, transaction);
      if (ownerId === null) return undefined;
      await tellMember(transaction, { userId: ownerId, kinds: ['reversed'], caseId: id, at });
      const isLetIn = row.measure === 'suspend' && (await suspensions.settle(transaction, ownerId));
      return isLetIn ? ownerId : undefined;
    });
    if (ended !== undefined) await suspensions.follow(ended);
  };
}
