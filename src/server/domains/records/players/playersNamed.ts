import { sql, type RawBuilder } from 'kysely';

/** How many players whose names begin alike are looked at. */
const maxPlayers = 50;

/** The ids and names of the players whose names are or begin so, as a query. The name itself is the first in the order of `name`. */
export function playersNamed(search: string): RawBuilder<unknown> {
  const start = search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  // In the order of the index, which is that of bytes.
  return sql`select p.id, u.name from (
      select u.id, lower(u.username) as name from users u where lower(u.username) like ${`${start}%`}
      order by lower(u.username) using ~<~ limit ${maxPlayers}
    ) u join players p on p.user_id = u.id`;
}
