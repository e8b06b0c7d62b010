import type { JobKind } from '../../../../contract/jobKinds';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';

/** Makes a job due. A run that is going on continues. */
export async function requestJob(
  { audit, clock, database }: Pick<PlatformServices, 'audit' | 'clock' | 'database'>,
  context: RequestContext,
  kind: JobKind,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const dueAt = clock();
    const job = await transaction
      .updateTable('jobs')
      .set({ dueAt })
      .where('kind', '=', kind)
      .returning('kind')
      .executeTakeFirst();
    if (!job) throw new RequestError(404, 'notFound');
    if (kind === 'mails') {
      await transaction
        .updateTable('mails')
        .set({ dueAt })
        .where('failedAt', 'is', null)
        .where(({ eb, or }) =>
          or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', dueAt.toISOString())]),
        )
        .execute();
    }
    await audit(
      context,
      { event: 'jobRequested', subjectId: null, details: { job: kind } },
      transaction,
    );
  });
}
