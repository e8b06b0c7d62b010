import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { publicGameStatuses } from '../../../../contract/records/catalogue';
import type { AdminOverview, OverviewDraft } from '../../../../contract/schemas/adminOverview';
import type { Database } from '../../../platform/database/tables';
import { bestFirst } from '../../games/localizedNames';
import { findAdminArticles } from '../articles/adminArticleList';
import { editors, factColumns, toFacts, type FactRow } from '../games/gameRecord';

interface Request {
  memberId: number;
  language: Language;
  now: Date;
  size: number;
}

const lastEdited = { sort: 'editedAt', direction: 'desc' } as const;

/** The drafts that the member edited last, then those of others. */
export async function findArticleDrafts(
  database: Database,
  { memberId, size, ...reader }: Request,
): Promise<AdminOverview['articleDrafts']> {
  const query = { ...lastEdited, state: 'draft', page: { page: 1, itemsPerPage: size } } as const;
  const own = await findAdminArticles(database, { ...query, editorId: memberId }, reader);
  const all = await findAdminArticles(database, query, reader);
  const rows = new Map([...own.items, ...all.items].map((row) => [row.id, row]));
  const items = [...rows.values()]
    .slice(0, size)
    .map(({ id, title, editedAt, editedBy }) => ({ id, name: title, editedAt, editedBy }));
  return { total: all.total, items };
}

export async function findScheduledArticles(
  database: Database,
  { size, ...reader }: Request,
): Promise<AdminOverview['scheduledArticles']> {
  const { total, items } = await findAdminArticles(
    database,
    {
      sort: 'publishedAt',
      direction: 'asc',
      state: 'scheduled',
      page: { page: 1, itemsPerPage: size },
    },
    reader,
  );
  return {
    total,
    items: items.map(({ id, title, publishedAt }) => ({ id, name: title, publishedAt })),
  };
}

/** Games that are not public yet, in the order of {@link findArticleDrafts}. */
export async function findGameDrafts(
  database: Database,
  { memberId, language, size }: Request,
): Promise<AdminOverview['gameDrafts']> {
  const { rows } = await sql<FactRow & { name: string | null; total: number }>`
    select ${factColumns}, count(*) over () as total,
      (select t.name from game_translations t where t.game_id = g.id
        order by ${bestFirst(language)} limit 1) as name
    from games g ${editors} where g.status not in (${sql.join(publicGameStatuses)})
    order by e.id is not distinct from ${memberId}::int desc, g.updated_at desc, g.id desc limit ${size}`.execute(
    database,
  );
  const items = rows.map((row): OverviewDraft => {
    const { id, editedAt, editedBy } = toFacts(row);
    return { id, name: row.name, editedAt, editedBy };
  });
  return { total: rows[0]?.total ?? 0, items };
}
