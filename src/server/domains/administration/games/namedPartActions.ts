import type {
  AdminPlatform,
  AdminPlatformSave,
  AdminSeries,
  AdminSeriesSave,
  CatalogueNames,
} from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { createCatalogueChange, first, lockPart, nameOf } from './catalogueChange';
import { findPlatforms, findSeries } from './catalogueRecord';
import { lockSlugs, slugOfNames, uniqueSlug } from './catalogueSlugs';
import { cleanNames, refuseProblems } from './gameInput';
import { writeNames } from './writeNames';

/** @throws RequestError (422) */
function namesOf(names: CatalogueNames): CatalogueNames {
  const cleaned = cleanNames(names);
  if (Object.keys(cleaned).length === 0) refuseProblems([{ path: 'names', code: 'nameMissing' }]);
  return cleaned;
}

async function newSlug(transaction: Database, kind: 'series' | 'platforms', names: CatalogueNames) {
  await lockSlugs(transaction);
  const rows = await transaction.selectFrom(kind).select('slug').execute();
  const wanted = slugOfNames(names, kind === 'series' ? 'series' : 'platform');
  return uniqueSlug(wanted, new Set(rows.map(({ slug }) => slug)));
}

/** Creates series and platforms without an id, else changes them. */
export function createNamedPartActions(services: Pick<PlatformServices, 'audit' | 'database'>) {
  const { database } = services;
  const record = createCatalogueChange(services);

  const saveSeries = async (
    context: RequestContext,
    sent: AdminSeriesSave,
    known?: number,
  ): Promise<AdminSeries> => {
    const names = namesOf(sent.names);
    const action = known === undefined ? 'created' : 'changed';
    const id = await record({ context, kind: 'series', action }, async (transaction) => {
      if (known !== undefined) await lockPart(transaction, 'series', known);
      const row =
        known === undefined
          ? await transaction
              .insertInto('series')
              .values({ slug: await newSlug(transaction, 'series', names) })
              .returning('id')
              .executeTakeFirstOrThrow()
          : { id: known };
      await writeNames(transaction, 'series', [{ ...row, names }]);
      return { ...row, name: nameOf(names) };
    });
    return first(await findSeries(database, id));
  };

  const savePlatform = async (
    context: RequestContext,
    sent: AdminPlatformSave,
    known?: number,
  ): Promise<AdminPlatform> => {
    const names = namesOf(sent.names);
    const maker = cleanLine(sent.maker);
    const action = known === undefined ? 'created' : 'changed';
    const id = await record({ context, kind: 'platforms', action }, async (transaction) => {
      if (known !== undefined) await lockPart(transaction, 'platforms', known);
      const row =
        known === undefined
          ? await transaction
              .insertInto('platforms')
              .values({ slug: await newSlug(transaction, 'platforms', names), maker })
              .returning('id')
              .executeTakeFirstOrThrow()
          : await transaction
              .updateTable('platforms')
              .set({ maker })
              .where('id', '=', known)
              .returning('id')
              .executeTakeFirstOrThrow();
      await writeNames(transaction, 'platform', [{ ...row, names }]);
      return { ...row, name: nameOf(names) };
    });
    return first(await findPlatforms(database, id));
  };

  return { saveSeries, savePlatform };
}
