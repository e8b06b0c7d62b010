import type {
  AdminFormat,
  AdminFormatSave,
  AdminPlatform,
  AdminPlatformSave,
  AdminSeries,
  AdminSeriesSave,
  CatalogueNames,
} from '../../../../contract/schemas/adminGames';
import { formatProblems } from '../../../../contract/records/formatProblems';
import { isUniqueViolation } from '../../../platform/database/databaseErrors';
import type { Database } from '../../../platform/database/tables';
import { refuseViolations, RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import type { PlatformServices } from '../../../platform/services';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { contentText } from './contentText';
import { findFormats, findPlatforms, findSeries } from './catalogueRecord';
import { lockSlugs, slugOfNames, uniqueSlug } from './catalogueSlugs';
import { cleanNames, refuseProblems } from './gameInput';
import { writeNames } from './writeNames';

type Kind = 'series' | 'platforms' | 'valueFormats';

/** What the audit log calls them. */
const detailNames = { series: 'series', platforms: 'platform', valueFormats: 'format' } as const;

/** Locks the row, so that nothing starts to refer to it. @throws RequestError (404) */
async function lock(transaction: Database, kind: Kind, id: number): Promise<void> {
  const row = await transaction
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuseUnknown();
}

function refuseUnknown(): never {
  throw new RequestError(404, 'notFound');
}

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

/** Creates, changes and deletes series, platforms and value formats. */
export function createCatalogueActions({
  audit,
  database,
}: Pick<PlatformServices, 'audit' | 'database'>) {
  interface Change {
    context: RequestContext;
    kind: Kind;
    action: 'created' | 'changed' | 'deleted';
  }

  /** Runs a change that returns the id of its row, and records it. */
  const record = async (
    { context, kind, action }: Change,
    change: (transaction: Database) => Promise<{ id: number; name: string }>,
  ): Promise<number> =>
    database.transaction().execute(async (transaction) => {
      const { id, name } = await change(transaction);
      const details = { [detailNames[kind]]: name, action };
      await audit(context, { event: 'catalogueChanged', details }, transaction);
      return id;
    });

  const first = <Row>([row]: readonly Row[]): Row => row ?? refuseUnknown();
  const nameOf = (names: CatalogueNames) => names.en ?? Object.values(names)[0] ?? '';

  /** Creates a series without an id, else changes it. */
  const saveSeries = async (
    context: RequestContext,
    sent: AdminSeriesSave,
    known?: number,
  ): Promise<AdminSeries> => {
    const names = namesOf(sent.names);
    const action = known === undefined ? 'created' : 'changed';
    const id = await record({ context, kind: 'series', action }, async (transaction) => {
      if (known !== undefined) await lock(transaction, 'series', known);
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
      if (known !== undefined) await lock(transaction, 'platforms', known);
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

  /** A format that charts use keeps its definition: their scores are stored by it. */
  const saveFormat = async (
    context: RequestContext,
    sent: AdminFormatSave,
    known?: number,
  ): Promise<AdminFormat> => {
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
      await lock(transaction, 'valueFormats', known);
      const { definition, nbChart } = first(await findFormats(transaction, known));
      if (nbChart > 0 && contentText(definition) !== contentText(sent.definition))
        throw new RequestError(409, 'formatUsed');
      await transaction.updateTable('valueFormats').set(values).where('id', '=', known).execute();
      return { id: known, name: sent.code };
    }).catch(refuseTakenCode);
    return first(await findFormats(database, id));
  };

  const remove = async (context: RequestContext, kind: Kind, id: number): Promise<void> => {
    await record({ context, kind, action: 'deleted' }, async (transaction) => {
      await lock(transaction, kind, id);
      const { used, name } = await findUse(transaction, kind, id);
      if (used)
        throw new RequestError(409, kind === 'valueFormats' ? 'formatUsed' : 'catalogueUsed');
      await transaction.deleteFrom(kind).where('id', '=', id).execute();
      return { id, name };
    });
  };

  const findUse = async (transaction: Database, kind: Kind, id: number) => {
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
  };

  return { saveSeries, savePlatform, saveFormat, remove };
}
