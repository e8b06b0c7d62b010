import { adminPaths } from '../../../../contract/adminPaths';
import type { MailFilter, MailState } from '../../../../contract/jobKinds';
import type { QueuedMail } from '../../../../contract/schemas/adminJobs';
import type { Database } from '../../../platform/database/tables';
import type { PageRequest } from '../../../platform/http/collection';

/** The first letter and the domain of an address. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(0, at));
  return at < 0 ? '…' : `${first}…${address.slice(at)}`;
}

interface ListRequest {
  state: MailFilter;
  page: PageRequest;
  now: Date;
}

/** Mails that have not been sent: waiting ones by their next attempt, given up ones newest first. */
export async function findMails(database: Database, { state, page, now }: ListRequest) {
  const matching = database
    .selectFrom('mails')
    .where('failedAt', state === 'failed' ? 'is not' : 'is', null);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', 'kind', 'address', 'userId', 'attempts', 'error', 'createdAt'])
    .select(['dueAt', 'failedAt', 'leasedUntil'])
    .orderBy(state === 'failed' ? 'failedAt' : 'dueAt', state === 'failed' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(page.itemsPerPage)
    .offset((page.page - 1) * page.itemsPerPage)
    .execute();
  const items = rows.map(
    ({ id, address, userId, dueAt, leasedUntil, error, ...row }): QueuedMail => ({
      '@id': adminPaths.mail(id),
      '@type': 'Mail',
      id,
      ...row,
      state: stateOf(row.failedAt, leasedUntil, now),
      recipient: maskAddress(address),
      memberId: userId,
      lastError: error,
      nextAttemptAt: row.failedAt === null ? dueAt : null,
    }),
  );
  return { total, items };
}

function stateOf(failedAt: string | null, leasedUntil: string | null, now: Date): MailState {
  if (failedAt !== null) return 'failed';
  return isLeased(leasedUntil, now) ? 'sending' : 'waiting';
}

export function isLeased(leasedUntil: string | null, now: Date): boolean {
  return leasedUntil !== null && Date.parse(leasedUntil) > now.getTime();
}
