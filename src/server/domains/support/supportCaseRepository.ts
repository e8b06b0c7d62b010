import type { SupportCaseUpdate } from '../../../contract/schemas/support';
import type { SupportStatus } from '../../../contract/supportRules';
import type { Clock } from '../../platform/settings/appDependencies';
import type { PageRequest } from '../../platform/http/collection';
import type { Database } from '../../platform/database/tables';
import { contains, type CaseSearch } from './caseDiagnostics';
import { makeSupportCode } from './supportCode';
import { lifetime, overviewColumns, toOverview, toSupportCase } from './supportCaseRows';
import type { Report } from './supportInput';

export interface CaseFilter {
  status?: SupportStatus | undefined;
  /** A code or a prefix of one. */
  code?: string | undefined;
  /** Substrings of the page, browser, errors or version. */
  texts?: readonly (readonly [CaseSearch, string])[];
}

/** Support cases that have not expired. Expired ones are hidden from every query, even before they are deleted. */
export function createSupportCaseRepository(database: Database, clock: Clock) {
  const oldest = () => new Date(clock().getTime() - lifetime).toISOString();

  const matching = (source: Database, { status, code, texts = [] }: CaseFilter) =>
    source
      .selectFrom('supportCases as s')
      .where('s.createdAt', '>', oldest())
      .$if(status !== undefined, (query) => query.where('s.status', '=', status ?? 'open'))
      .$if(code !== undefined, (query) =>
        query.where('s.code', 'like', `${(code ?? '').replaceAll(/[%_\\]/g, '\\$&')}%`),
      )
      .$if(texts.length > 0, (query) =>
        query.where(({ and }) => and(texts.map(([search, text]) => contains(search, text)))),
      );

  return {
    async findPage(page: PageRequest, filter: CaseFilter) {
      const { total } = await matching(database, filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await matching(database, filter)
        .leftJoin('users as u', 'u.id', 's.userId')
        .select(overviewColumns)
        .orderBy('s.createdAt', 'desc')
        .orderBy('s.id', 'desc')
        .limit(page.itemsPerPage)
        .offset((page.page - 1) * page.itemsPerPage)
        .execute();
      return { total: Number(total), items: rows.map(toOverview) };
    },

    async find(id: number, source = database) {
      const row = await matching(source, {})
        .leftJoin('users as u', 'u.id', 's.userId')
        .select([...overviewColumns, 's.notes', 's.updatedAt', 's.diagnostics'])
        .where('s.id', '=', id)
        .executeTakeFirst();
      return row && toSupportCase(row);
    },

    async findSnapshot(id: number) {
      return matching(database, {})
        .select(['s.snapshot', 's.createdAt'])
        .where('s.id', '=', id)
        .executeTakeFirst();
    },

    async findByKey(key: string) {
      return database
        .selectFrom('supportCases')
        .select(['code', 'createdAt', 'requestHash', 'userId'])
        .where('key', '=', key)
        .executeTakeFirst();
    },

    /** Undefined when the key is taken or, very rarely, the code. */
    async create(sent: { key: string; userId: number | null; report: Report }) {
      const { report, ...facts } = sent;
      const now = clock();
      return database
        .insertInto('supportCases')
        .values({ ...report, ...facts, code: makeSupportCode(), createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'code', 'createdAt'])
        .executeTakeFirst();
    },

    /** Reads the status and notes of a case and locks its row until the transaction ends. */
    async lock(transaction: Database, id: number) {
      return matching(transaction, {})
        .select(['s.status', 's.notes'])
        .where('s.id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async update(transaction: Database, id: number, change: SupportCaseUpdate): Promise<void> {
      await transaction
        .updateTable('supportCases')
        .set({ ...change, updatedAt: clock() })
        .where('id', '=', id)
        .execute();
    },

    async remove(transaction: Database, id: number) {
      return transaction
        .deleteFrom('supportCases')
        .where('id', '=', id)
        .returning(['code', 'userId'])
        .executeTakeFirst();
    },
  };
}

export type SupportCaseRepository = ReturnType<typeof createSupportCaseRepository>;
