import type { SupportCase, SupportCaseUpdate } from '../../../../contract/schemas/support';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { storableText } from '../../../platform/texts/storableText';
import type { SupportCaseRepository } from '../../support/supportCaseRepository';
import type { RequestContext } from '../../../platform/http/requestContext';

function refuseUnknownCase(): never {
  throw new RequestError(404, 'supportCaseNotFound');
}

type Work = Pick<SupportCase, 'status' | 'notes'>;

/** The changes for the audit log. Only records that notes changed: their text can be deleted, log entries cannot. */
const changesOf = (before: Work, after: Work) => ({
  ...(before.status === after.status ? {} : { from: before.status, to: after.status }),
  ...(before.notes === after.notes ? {} : { notes: true }),
});

/** Staff actions on cases. All are audited: a case contains personal data, and the person may ask who has seen it. */
export function createSupportCaseActions(
  { audit, database }: Pick<PlatformServices, 'audit' | 'database'>,
  cases: SupportCaseRepository,
) {
  return {
    async open(context: RequestContext, id: number): Promise<SupportCase> {
      const found = (await cases.find(id)) ?? refuseUnknownCase();
      const subjectId = found.reporter?.id ?? null;
      await audit(context, { event: 'supportCaseOpened', subjectId, details: { case: id } });
      return found;
    },

    async readSnapshot(context: RequestContext, id: number, replayed: boolean) {
      const found = (await cases.find(id)) ?? refuseUnknownCase();
      const file = (await cases.findSnapshot(id)) ?? refuseUnknownCase();
      const subjectId = found.reporter?.id ?? null;
      const event = replayed ? 'supportSnapshotReplayed' : 'supportSnapshotDownloaded';
      await audit(context, { event, subjectId, details: { case: id } });
      return file;
    },

    async update(context: RequestContext, id: number, change: SupportCaseUpdate) {
      return database.transaction().execute(async (transaction) => {
        const before = (await cases.lock(transaction, id)) ?? refuseUnknownCase();
        const { notes } = change;
        const storable = notes === undefined ? {} : { notes: storableText(notes) };
        await cases.update(transaction, id, { ...change, ...storable });
        const changed = (await cases.find(id, transaction)) ?? refuseUnknownCase();
        const details = { case: id, ...changesOf(before, changed) };
        const subjectId = changed.reporter?.id ?? null;
        await audit(context, { event: 'supportCaseChanged', subjectId, details }, transaction);
        return changed;
      });
    },

    async remove(context: RequestContext, id: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const gone = (await cases.remove(transaction, id)) ?? refuseUnknownCase();
        const details = { case: id, code: gone.code };
        await audit(
          context,
          { event: 'supportCaseDeleted', subjectId: gone.userId, details },
          transaction,
        );
      });
    },
  };
}
