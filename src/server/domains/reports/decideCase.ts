import { fallbackLanguage, matchLanguage } from '../../../contract/languages';
import type { AuditEvent } from '../../../contract/auditEvents';
import type { CaseDecisionRequest } from '../../../contract/schemas/reports';
import type { Database } from '../../platform/database/tables';
import type { RequestContext } from '../../platform/http/requestContext';
import { memberOf } from '../../platform/security/guards';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import type { PlatformServices } from '../../platform/services';
import type { MemberRepository } from '../users/memberRepository';
import { createPasswordResets } from '../users/passwordResets';
import { caseConflict } from './caseConflict';
import { cleanDecision, isDismissal, type CaseDecision } from './cleanDecision';
import { hideSubject } from './hideSubject';
import { lockCase, refuseObstacle, type LockedCase } from './lockCase';
import { createSuspensions } from './suspensions';
import { noticesOf, tellMember, tellReporters } from './writeNotices';

export type CaseServices = Pick<
  PlatformServices,
  'audit' | 'clock' | 'database' | 'logger' | 'mails'
> & { members: MemberRepository; sessions: SessionEnding };

const measureEvents = {
  warn: 'memberWarned',
  silence: 'memberSilenced',
  suspend: 'memberSuspended',
} as const satisfies Partial<Record<CaseDecision['measure'], AuditEvent>>;

/** Whether the moderator has decided the same before: the request was sent again. */
const isRepeated = (row: LockedCase, decision: CaseDecision, actorId: number) =>
  row.decidedBy === actorId &&
  row.reversedAt === null &&
  row.hide === decision.hide &&
  row.measure === decision.measure &&
  row.reason === decision.reason &&
  row.note === decision.note &&
  (row.until === null ? null : Date.parse(row.until)) === (decision.until?.getTime() ?? null);

/** Decides a case: at once for all who reported the thing. Repeated by the same moderator, it changes nothing more. */
export function createCaseDecision(services: CaseServices) {
  const { audit, clock, database, mails, members, sessions } = services;
  const suspensions = createSuspensions(services);
  const resets = createPasswordResets(services);

  async function suspend(transaction: Database, userId: number, until: Date): Promise<void> {
    await suspensions.start(transaction, userId, until);
    await sessions.endAll(transaction, userId);
    await resets.void(transaction, userId);
  }

  async function record(
    context: RequestContext,
    { id, ownerId }: LockedCase,
    { hide, measure }: CaseDecision,
    transaction: Database,
  ): Promise<void> {
    const entry = { subjectId: ownerId, details: { report: id, hidden: hide } };
    await audit(context, { event: 'reportDecided', ...entry }, transaction);
    if (measure === 'none') return;
    const details = { report: id };
    await audit(
      context,
      { event: measureEvents[measure], subjectId: ownerId, details },
      transaction,
    );
  }

  return async (context: RequestContext, id: number, sent: CaseDecisionRequest): Promise<void> => {
    const { id: actorId } = memberOf(context);
    const at = clock();
    const suspended = await database.transaction().execute(async (transaction) => {
      const { row, owner, outranked } = await lockCase(transaction, id, actorId);
      const decision = cleanDecision(sent, { kind: row.kind, hasMember: owner !== undefined, at });
      if (row.decidedAt !== null) {
        if (isRepeated(row, decision, actorId)) return undefined;
        throw await caseConflict(transaction, 'decided', { by: row.decidedBy, at: row.decidedAt });
      }
      if (outranked && !isDismissal(decision)) refuseObstacle('rank');
      await transaction
        .updateTable('reportCases')
        .set({ state: 'decided', ...decision, decidedBy: actorId, decidedAt: at })
        .where('id', '=', id)
        .execute();
      const { hide, measure, until } = decision;
      if (hide) await hideSubject({ transaction, members, row, at });
      await tellReporters(transaction, { caseId: id, at });
      await record(context, row, decision, transaction);
      if (!owner) return undefined;
      const { id: userId, email: address } = owner;
      await tellMember(transaction, { userId, kinds: noticesOf(decision), caseId: id, at });
      if (measure === 'none') return undefined;
      const language = matchLanguage(owner.language ?? '') ?? fallbackLanguage;
      const path = String(id);
      await mails.add(transaction, { kind: 'sanction', userId, address, language, path });
      if (measure !== 'suspend' || until === null) return undefined;
      await suspend(transaction, userId, until);
      return userId;
    });
    if (suspended !== undefined) await suspensions.follow(suspended);
  };
}
