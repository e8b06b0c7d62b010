import { reportReasonsOf, reportRules, type ReportReason } from '../../../contract/reports';
import type { NewReport } from '../../../contract/schemas/reports';
import type { Database } from '../../platform/database/tables';
import { rateLimited, sessionRejected } from '../../platform/errors/problemError';
import { refuseTooLong, refuseViolations, RequestError } from '../../platform/errors/requestError';
import { refuseSilenced } from '../../platform/security/sanctions';
import { cleanLines } from '../../platform/texts/cleanLine';
import { findReported } from './findReported';

const day = 86_400_000;

interface Reporting extends NewReport {
  userId: number;
  at: Date;
}

type Found = NonNullable<Awaited<ReturnType<typeof findReported>>>;

/** The report that was sent with the key before. @throws RequestError (422) if it was about something else. */
async function findSent(transaction: Database, { userId, key, subject }: Reporting) {
  const sent = await transaction
    .selectFrom('reports as r')
    .innerJoin('reportCases as c', 'c.id', 'r.caseId')
    .select(['r.id', 'c.kind', 'c.subjectId'])
    .where('r.reporterId', '=', userId)
    .where('r.clientKey', '=', key)
    .executeTakeFirst();
  if (!sent) return undefined;
  // Several scores may have the picture of a case.
  const isSame =
    sent.kind === subject.kind && (sent.kind === 'picture' || sent.subjectId === subject.id);
  if (!isSame) throw new RequestError(422, 'reportKeyReused');
  return sent.id;
}

/** Refuses more than so many rows in 24 hours. @throws ProblemError (429) */
async function refuseMany(transaction: Database, { userId, at }: Reporting): Promise<void> {
  const since = new Date(at.getTime() - day);
  const rows = await transaction
    .selectFrom('reports')
    .select('reportedAt')
    .where('reporterId', '=', userId)
    .where('reportedAt', '>', since.toISOString())
    .orderBy('reportedAt', 'desc')
    .limit(reportRules.perDay)
    .execute();
  const oldest = rows[reportRules.perDay - 1];
  if (!oldest) return;
  const wait = Date.parse(oldest.reportedAt) - since.getTime();
  throw rateLimited(reportRules.perDay, Math.max(1, Math.ceil(wait / 1000)));
}

/** The open case of the thing, locked: a decision waits until the report belongs to it. */
async function lockCase(
  transaction: Database,
  { subject: { kind } }: Reporting,
  found: Found,
  openedAt: Date,
): Promise<number> {
  const { kept, ...facts } = found;
  for (;;) {
    const opened = await transaction
      .insertInto('reportCases')
      .values({ kind, ...facts, kept: JSON.stringify(kept), openedAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (opened) return opened.id;
    const known = await transaction
      .selectFrom('reportCases')
      .select('id')
      .where('kind', '=', kind)
      .where('subjectId', '=', found.subjectId)
      .where('thing', '=', found.thing)
      .where('state', '=', 'open')
      .forUpdate()
      .executeTakeFirst();
    if (known) return known.id;
    // Decided at this moment: the report opens another case.
  }
}

/**
 * Locks the reporter, whose reports are counted, and the member, who cannot leave until the case is stored, in the order of their ids.
 * @throws ProblemError (401)
 */
async function lockPeople(transaction: Database, { userId, subject, at }: Reporting) {
  const ownerId = (await findReported(transaction, { ...subject, at }))?.ownerId ?? userId;
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [userId, ownerId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (!rows.some(({ id }) => id === userId)) throw sessionRejected();
}

async function findInCase(transaction: Database, caseId: number, userId: number) {
  return transaction
    .selectFrom('reports')
    .select('id')
    .where('caseId', '=', caseId)
    .where('reporterId', '=', userId)
    .executeTakeFirst();
}

const fits = ({ subject, reason }: NewReport) =>
  reportReasonsOf[subject.kind].some((known: ReportReason) => known === reason);

/**
 * Reports a thing of another member. While the case of the thing is open, a second report of the same member changes nothing.
 * @returns The id of the report.
 * @throws RequestError (403, 404, 422), ProblemError (403 for silenced members, 429)
 */
export const createReport = async (database: Database, sent: Reporting): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { userId, subject, reason, key, at } = sent;
    await refuseSilenced(transaction, sent);
    if (!fits(sent))
      refuseViolations([{ propertyPath: 'reason', textKey: 'invalidValue', code: 'invalidValue' }]);
    await lockPeople(transaction, sent);
    const known = await findSent(transaction, sent);
    if (known !== undefined) return known;
    const found = await findReported(transaction, { ...subject, at });
    if (!found) throw new RequestError(404, 'reportedNotFound');
    if (found.ownerId === userId) throw new RequestError(403, 'reportOwn');
    const caseId = await lockCase(transaction, sent, found, at);
    const before = await findInCase(transaction, caseId, userId);
    if (before) return before.id;
    await refuseMany(transaction, sent);
    const message = cleanLines(sent.message ?? '');
    refuseTooLong('message', message, reportRules.message);
    const { id } = await transaction
      .insertInto('reports')
      .values({
        caseId,
        reporterId: userId,
        reason,
        message: message === '' ? null : message,
        reportedAt: at,
        clientKey: key,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
