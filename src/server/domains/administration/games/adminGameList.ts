import { Type } from '@sinclair/typebox';
import { sql, type RawBuilder } from 'kysely';
import { adminGameSorts, type AdminGameSort } from '../../../../contract/gameAdministration';
import type { Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import { gameStatuses, type GameStatus } from '../../../../contract/records/catalogue';
import type { AdminGameRow } from '../../../../contract/schemas/adminGames';
import { pageParams } from '../../../../contract/schemas/parameters';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { startWindow } from '../../../platform/http/pageWindow';
import { readChoice, readSearch } from '../../../platform/http/queryParameters';
import { foldedPattern } from '../../../platform/http/searchPatterns';
import { picturePath } from '../../../platform/pictures/picturePath';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { bestFirst } from '../../games/localizedNames';
import { editors, factColumns, toFacts, type FactRow } from './gameRecord';

const isStatus = (text: string): text is GameStatus => gameStatuses.some((one) => one === text);

interface Order {
  sort: AdminGameSort;
  direction: 'asc' | 'desc';
}

function readOrder(query: QueryValues): Order {
  const name = Object.keys(query).find((key) => key.startsWith('order['));
  if (name === undefined) return { sort: 'editedAt', direction: 'desc' };
  const sort = adminGameSorts.find((known) => name === `order[${known}]`);
  const direction = lastValue(query, name) ?? 'asc';
  if (!sort || (direction !== 'asc' && direction !== 'desc'))
    throw new RequestError(400, 'badOrder');
  return { sort, direction };
}

const readQuery = (query: QueryValues) => ({
  page: readPageRequest(query, limits.adminPageSize),
  order: readOrder(query),
  search: readSearch(query),
  status: readChoice(query, 'status', isStatus),
});
type AdminGameQuery = ReturnType<typeof readQuery>;

const choice = (values: readonly string[]) => Type.Optional(Type.String({ enum: [...values] }));

/** The query as sent, for the links to other pages, and its parsed values. */
export const adminGameListQuery = decodedParameters(
  Type.Object({
    ...pageParams(limits.adminPageSize),
    ...Object.fromEntries(
      adminGameSorts.map((sort) => [`order[${sort}]`, choice(['asc', 'desc'])]),
    ),
    search: Type.Optional(
      Type.String({ maxLength: limits.searchLength, description: 'Words in a name.' }),
    ),
    status: choice(gameStatuses),
  }),
  (values) => ({ values, query: readQuery(values) }),
);

/** Games without a name or a date come first upwards and last downwards. */
const keys: Record<AdminGameSort, RawBuilder<unknown>> = {
  editedAt: sql`g.updated_at`,
  name: sql`n.search_name`,
  publishedAt: sql`g.published_at`,
  scores: sql`g.score_count`,
};

const orderSql = ({ sort, direction }: Order) =>
  direction === 'asc'
    ? sql`${keys[sort]} asc nulls first, g.id`
    : sql`${keys[sort]} desc nulls last, g.id desc`;

/** Every word must occur in one of the game's names. */
function condition({ search, status }: AdminGameQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (status !== undefined) parts.push(sql`g.status = ${status}`);
  for (const word of search?.split(/\s+/).slice(0, 8) ?? [])
    parts.push(sql`exists (select from game_translations t where t.game_id = g.id
      and t.search_name like '%' || ${foldedPattern(word)} || '%')`);
  return sql.join(parts, sql` and `);
}

interface Row extends FactRow {
  name: string | null;
  locale: Language | null;
  languages: Language[];
  pictureHash: string | null;
  pictureWidth: number | null;
}

const toRow = (row: Row): AdminGameRow => ({
  ...toFacts(row),
  name: row.name,
  locale: row.locale,
  languages: row.languages,
  picture:
    row.pictureHash === null || row.pictureWidth === null
      ? null
      : picturePath(row.pictureHash, row.pictureWidth),
});

/** One page of the games in any status, with their names in the reader's language. */
export async function findAdminGames(
  database: Database,
  query: AdminGameQuery,
  language: Language,
): Promise<{ total: number; items: AdminGameRow[] }> {
  const where = condition(query);
  const counted = await sql<{ total: number }>`
    select count(*) as total from games g where ${where}`.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  const { offset, limit } = startWindow(query.page, total);
  if (limit === 0) return { total, items: [] };
  const { rows } = await sql<Row>`
    select ${factColumns}, n.name, n.locale, f.hash as picture_hash, f.width as picture_width,
      array(select t.language from game_translations t where t.game_id = g.id order by t.language) as languages
    from games g
    left join lateral (
      select t.name, t.language as locale, t.search_name from game_translations t where t.game_id = g.id
      order by ${bestFirst(language)} limit 1
    ) n on true
    left join lateral (
      select hash, width from picture_files where picture_id = g.picture_id order by width limit 1
    ) f on true
    ${editors}
    where ${where} order by ${orderSql(query.order)} limit ${limit} offset ${offset}`.execute(
    database,
  );
  return { total, items: rows.map(toRow) };
}
