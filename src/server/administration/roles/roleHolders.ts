import { sql } from 'kysely';
import { adminPaths } from '../../../contract/adminPaths';
import { categoryOf, roleCategories, roles } from '../../../contract/roles';
import type { RoleHolders } from '../../../contract/schemas/adminUsers';
import type { Database } from '../../database/tables';

/** How many of those who have a role are named with it. */
const named = 5;

type HolderRow = Pick<RoleHolders, 'role' | 'nbMember' | 'members'>;

/** Every role the product knows and every one somebody has, the powerful ones first. */
export async function findRoles(database: Database): Promise<RoleHolders[]> {
  const { rows } = await sql<HolderRow>`
    with held as (
      select role, count(*) as members from users cross join unnest(roles) as role group by role
    ), known as (
      select role, coalesce(members, 0) as nb_member
      from held full join unnest(${Object.values(roles)}::text[]) as role using (role)
    )
    select k.role, k.nb_member,
      coalesce((
        select json_agg(json_build_object('id', h.id, 'username', h.username, 'slug', h.slug))
        from (
          select id, username, slug from users u where u.roles @> array[k.role]
          order by lower(username) limit ${named}
        ) h), '[]') as members
    from known k order by k.role`.execute(database);
  return rows
    .map((row) => ({
      '@id': `${adminPaths.roles}/${encodeURIComponent(row.role)}`,
      '@type': 'Role' as const,
      ...row,
      category: categoryOf(row.role),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.role < b.role ? -1 : 1));
}

function rankOf({ role, category }: Pick<RoleHolders, 'role' | 'category'>): number {
  return role === roles.superAdmin ? -1 : roleCategories.indexOf(category);
}
