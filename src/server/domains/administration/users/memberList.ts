import { sql, type RawBuilder } from 'kysely';
import type { MemberOrder } from '../../../../contract/memberQuery';
import type { PageRequest } from '../../../platform/http/collection';
import type { Database } from '../../../platform/database/tables';
import { findNarrowedPage, findPage, inOrder, type OrderedList } from '../indexedPagination';
import { memberConditions } from './memberConditions';
import type { MemberFilters } from './memberListQuery';

export interface ListedMember {
  id: number;
  username: string;
  slug: string;
  roles: string[];
  createdAt: string;
  lastLoginAt: string | null;
  disabledAt: string | null;
  suspendedUntil: string | null;
  passwordResetRequiredAt: string | null;
}

/** Includes fields that only super administrators may export. */
export interface ExportedMember extends ListedMember {
  email: string;
  language: string | null;
}

const columns = sql`id, username, slug, roles, created_at, last_login_at, disabled_at, suspended_until,
  password_reset_required_at`;

type Part = RawBuilder<unknown>;
type Order = (key: Part, id: Part) => Part;

/** Each order matches an index, nulls included: members who never logged in sort before all others when ascending. */
const orders: Record<
  MemberOrder['field'],
  { key: Part } & Record<MemberOrder['direction'], Order>
> = {
  username: {
    key: sql`lower(username)`,
    asc: (key) => sql`${key}`,
    desc: (key) => sql`${key} desc`,
  },
  createdAt: {
    key: sql`created_at`,
    asc: (key, id) => sql`${key}, ${id}`,
    desc: (key, id) => sql`${key} desc, ${id} desc`,
  },
  lastLoginAt: {
    key: sql`last_login_at`,
    asc: (key, id) => sql`${key} asc nulls first, ${id}`,
    desc: (key, id) => sql`${key} desc nulls last, ${id} desc`,
  },
};

function orderedMembers({ field, direction }: MemberOrder): OrderedList {
  const { key, asc, desc } = orders[field];
  const [order, reverse] = direction === 'asc' ? [asc, desc] : [desc, asc];
  const id = sql`id`;
  const all = { from: sql`users`, id, key };
  return {
    all,
    indexed: all,
    beginning: (rows) =>
      sql`(select * from users order by ${order(key, id)} limit ${rows}) as users`,
    order,
    reverse,
  };
}

/** One page of the matching members, and their total. */
export async function findMembers(
  database: Database,
  filters: MemberFilters,
  { page, order }: { page: PageRequest; order: MemberOrder },
): Promise<{ total: number; items: ListedMember[] }> {
  const list = orderedMembers(order);
  const { total, ids } =
    Object.keys(filters).length === 0
      ? await findPage(database, list, { page, ...(await countMembers(database)) })
      : await findNarrowedPage(database, list, { page, where: memberConditions(filters) });
  if (ids.length === 0) return { total, items: [] };
  const { rows } = await sql<ListedMember>`
    select ${columns} from users where id in (${sql.join(ids)})`.execute(database);
  return { total, items: inOrder(ids, rows) };
}

/** The counters by language cover every member, including those without one, so their sum is the total. */
async function countMembers(database: Database) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total), 0)::bigint as total from daily_counts
    where kind = 'memberLanguage' and day = 'epoch'`.execute(database);
  const total = rows[0]?.total ?? 0;
  return { total, indexedTotal: total };
}

/** All matching members, read in batches so that they are never all in memory. */
export async function* eachMember(
  database: Database,
  filters: MemberFilters,
  batch = 500,
): AsyncGenerator<ExportedMember> {
  const where = memberConditions(filters);
  let after = 0;
  for (;;) {
    const { rows } = await sql<ExportedMember>`
      select ${columns}, email, language from users where ${where} and id > ${after}
      order by id limit ${batch}`.execute(database);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
