import type { CatalogueNames } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';

export type CatalogueKind = 'series' | 'platforms' | 'valueFormats';

/** What the audit log calls them. */
const detailNames = { series: 'series', platforms: 'platform', valueFormats: 'format' } as const;

function refuseUnknown(): never {
  throw new RequestError(404, 'notFound');
}

/** The only row. @throws RequestError (404) */
export const first = <Row>([row]: readonly Row[]): Row => row ?? refuseUnknown();

export const nameOf = (names: CatalogueNames) => names.en ?? Object.values(names)[0] ?? '';

/** Locks the row, so that nothing starts to refer to it. @throws RequestError (404) */
export async function lockPart(
  transaction: Database,
  kind: CatalogueKind,
  id: number,
): Promise<void> {
  const row = await transaction
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuseUnknown();
}

interface Change {
  context: RequestContext;
  kind: CatalogueKind;
  action: 'created' | 'changed' | 'deleted';
}

/** Runs changes of series, platforms and value formats, and records them with the names that the changes return. */
export const createCatalogueChange =
  ({ audit, database }: Pick<PlatformServices, 'audit' | 'database'>) =>
  async (
    { context, kind, action }: Change,
    change: (transaction: Database) => Promise<{ id: number; name: string }>,
  ): Promise<number> =>
    database.transaction().execute(async (transaction) => {
      const { id, name } = await change(transaction);
      const details = { [detailNames[kind]]: name, action };
      await audit(context, { event: 'catalogueChanged', details }, transaction);
      return id;
    });
