import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';
import {
  createCatalogueChange,
  first,
  lockPart,
  nameOf,
  type CatalogueKind,
} from './catalogueChange';
import { findFormats, findPlatforms, findSeries } from './catalogueRecord';

async function findUse(transaction: Database, kind: CatalogueKind, id: number) {
  if (kind === 'valueFormats') {
    const { code, nbChart } = first(await findFormats(transaction, id));
    return { used: nbChart > 0, name: code };
  }
  if (kind === 'series') {
    const { names, nbGame } = first(await findSeries(transaction, id));
    return { used: nbGame > 0, name: nameOf(names) };
  }
  const { names, nbGame } = first(await findPlatforms(transaction, id));
  // Scores refer to the platform even after the game has lost it.
  const score = await transaction
    .selectFrom('scores')
    .select('id')
    .where('platformId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { used: nbGame > 0 || score !== undefined, name: nameOf(names) };
}

/** Deletes series, platforms and value formats that nothing uses. @throws RequestError (404, 409) */
export function createPartDeletion(services: Pick<PlatformServices, 'audit' | 'database'>) {
  const record = createCatalogueChange(services);

  return async (context: RequestContext, kind: CatalogueKind, id: number): Promise<void> => {
    await record({ context, kind, action: 'deleted' }, async (transaction) => {
      await lockPart(transaction, kind, id);
      const { used, name } = await findUse(transaction, kind, id);
      if (used)
        throw new RequestError(409, kind === 'valueFormats' ? 'formatUsed' : 'catalogueUsed');
      await transaction.deleteFrom(kind).where('id', '=', id).execute();
      return { id, name };
    });
  };
}
