import { sql } from 'kysely';
import { adminPaths } from '../../../../contract/adminPaths';
import { categoryOf, roleCategories, roles } from '../../../../contract/roles';
import type { RoleHolders } from '../../../../contract/schemas/adminUsers';
import type { Database } from '../../../platform/database/tables';

/** How many members are listed per role. */
const named = 5;

type Holder = RoleHolders['members'][number] & { role: string };

/** Every known role and every role held by a member, most powerful first. */
export async function findRoles(database: Database): Promise<RoleHolders[]> {
  const counted = await countHolders(database);
  const known = new Map<string, number>(Object.values(roles).map((role) => [role, 0]));
  for (const { role, members } of counted) known.set(role, members);
  const first = await findFirst(
    database,
    counted.map(({ role }) => role),
  );
  return [...known]
    .map(([role, nbMember]) => ({
      '@id': `${adminPaths.roles}/${encodeURIComponent(role)}`,
      '@type': 'Role' as const,
      role,
      nbMember,
      members: first
        .filter((member) => member.role === role)
        .map(({ id, username, slug }) => ({ id, username, slug })),
      category: categoryOf(role),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.role < b.role ? -1 : 1));
}

async function countHolders(database: Database) {
  const { rows } = await sql<{ role: string; members: number }>`
    select word as role, sum(total)::bigint as members from daily_counts
    where kind = 'role' and day = 'epoch' group by word having sum(total) > 0`.execute(database);
  return rows;
}

/** One subquery per role, so that the planner estimates each role's selectivity. */
async function findFirst(database: Database, held: readonly string[]) {
  if (held.length === 0) return [];
  const each = held.map(
    (role) => sql`(
      select ${role} as role, id, username, slug from users where roles @> array[${role}]::text[]
      order by lower(username) limit ${named})`,
  );
  const { rows } = await sql<Holder>`${sql.join(each, sql` union all `)}`.execute(database);
  return rows.toSorted((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1));
}

function rankOf({ role, category }: Pick<RoleHolders, 'role' | 'category'>): number {
  return role === roles.superAdmin ? -1 : roleCategories.indexOf(category);
}
