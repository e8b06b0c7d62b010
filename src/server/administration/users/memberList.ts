import { sql, type RawBuilder } from 'kysely';
import type { MemberOrder } from '../../../contract/memberQuery';
import type { PageRequest } from '../../collection';
import type { Database } from '../../database/tables';
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
  passwordResetRequiredAt: string | null;
}

/** Also what only an export for super administrators tells. */
export interface ExportedMember extends ListedMember {
  email: string;
  language: string | null;
}

const columns = sql`id, username, slug, roles, created_at, last_login_at, disabled_at,
  password_reset_required_at`;

/** Each as an index has it. Who never logged in comes before everybody who did. */
const orders: Record<
  MemberOrder['field'],
  Record<MemberOrder['direction'], RawBuilder<unknown>>
> = {
  username: { asc: sql`lower(username)`, desc: sql`lower(username) desc` },
  createdAt: { asc: sql`created_at, id`, desc: sql`created_at desc, id desc` },
  lastLoginAt: {
    asc: sql`last_login_at asc nulls first, id`,
    desc: sql`last_login_at desc nulls last, id desc`,
  },
};

/** One page of the members the filters let through, and how many there are. */
export async function findMembers(
  database: Database,
  filters: MemberFilters,
  { page, order }: { page: PageRequest; order: MemberOrder },
): Promise<{ total: number; items: ListedMember[] }> {
  const where = memberConditions(filters);
  const { itemsPerPage } = page;
  const found = await sql<ListedMember>`
    select ${columns} from users where ${where} order by ${orders[order.field][order.direction]}
    limit ${itemsPerPage} offset ${(page.page - 1) * itemsPerPage}`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*) as total from users where ${where}`.execute(database);
  return { total: counted.rows[0]?.total ?? 0, items: found.rows };
}

/** All of them, a few hundred at a time and never all in memory. */
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
