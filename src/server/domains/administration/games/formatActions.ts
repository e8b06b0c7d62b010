import { formatProblems } from '../../../../contract/records/formatProblems';
import type { AdminFormat, AdminFormatSave } from '../../../../contract/schemas/adminGames';
import { isUniqueViolation } from '../../../platform/database/databaseErrors';
import { refuseViolations, RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';
import { createCatalogueChange, first, lockPart } from './catalogueChange';
import { findFormats } from './catalogueRecord';
import { contentText } from '../../../../contract/contentText';

/** @throws RequestError (422) */
function refuseInconsistent({ definition }: AdminFormatSave): void {
  refuseViolations(
    formatProblems(definition).map(({ path, code }) => ({
      propertyPath: `definition.${path}`,
      textKey: code,
      code,
    })),
  );
}

const refuseTakenCode = (error: unknown): never => {
  if (!isUniqueViolation(error, 'value_formats_code_key')) throw error;
  const violation = { propertyPath: 'code', textKey: 'formatCodeTaken', code: 'taken' } as const;
  throw new RequestError(422, 'unprocessable', [violation]);
};

/** Creates a value format without an id, else changes it. One that charts use keeps its definition: their scores are stored by it. */
export function createFormatActions(services: Pick<PlatformServices, 'audit' | 'database'>) {
  const { database } = services;
  const record = createCatalogueChange(services);

  return {
    async saveFormat(
      context: RequestContext,
      sent: AdminFormatSave,
      known?: number,
    ): Promise<AdminFormat> {
      refuseInconsistent(sent);
      const values = { code: sent.code, definition: JSON.stringify(sent.definition) };
      const action = known === undefined ? 'created' : 'changed';
      const id = await record({ context, kind: 'valueFormats', action }, async (transaction) => {
        if (known === undefined) {
          const row = await transaction
            .insertInto('valueFormats')
            .values(values)
            .returning('id')
            .executeTakeFirstOrThrow();
          return { ...row, name: sent.code };
        }
        await lockPart(transaction, 'valueFormats', known);
        const { definition, nbChart } = first(await findFormats(transaction, known));
        if (nbChart > 0 && contentText(definition) !== contentText(sent.definition))
          throw new RequestError(409, 'formatUsed');
        await transaction.updateTable('valueFormats').set(values).where('id', '=', known).execute();
        return { id: known, name: sent.code };
      }).catch(refuseTakenCode);
      return first(await findFormats(database, id));
    },
  };
}
