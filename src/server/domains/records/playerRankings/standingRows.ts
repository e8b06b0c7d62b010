import { sql, type RawBuilder } from 'kysely';
import {
  columnsOf,
  comparedColumns,
  countryFirst,
  orderOf,
  reverseOrderOf,
  standingsOf,
  type Ranking,
} from './rankings';

/** What a ranking compares of the rows t, and their players: the index has all of it. */
export const positionOf = (ranking: Ranking): RawBuilder<unknown> =>
  sql`${countryFirst(ranking)}${columnsOf(ranking, 't')}, t.player_id`;

interface Rows {
  limit: RawBuilder<unknown> | number;
  /** Whether the other row is one of them. */
  inclusive?: boolean;
  /** All columns when omitted. */
  columns?: RawBuilder<unknown>;
}

/** Equals of the other row are a range of their own: a tie may be very large. */
const rowsBeyond =
  (
    side: { equal: RawBuilder<unknown>; other: RawBuilder<unknown>; reverse?: true },
    orderBy: (ranking: Ranking) => RawBuilder<unknown>,
  ) =>
  (
    ranking: Ranking,
    alias: string,
    { limit, inclusive = false, columns = sql`t.*` }: Rows,
  ): RawBuilder<unknown> => {
    const all = sql`select ${columns} from ${standingsOf(ranking)}`;
    const [own, other] = [columnsOf(ranking, 't'), columnsOf(ranking, alias)];
    const order = orderBy(ranking);
    const [column] = comparedColumns[ranking.board];
    const bound = sql.ref(`${alias}.${column}`);
    const ofEquals =
      ranking.country === undefined ? sql`t.player_id ${side.reverse ? sql`desc` : sql``}` : order;
    // The range says the same again: the planner expects few rows in it. Of a large tie it would read all players in the order of their ids.
    return sql`
      select t.* from (
        (${all} and row(${own}) = row(${other}) and ${sql.ref(`t.${column}`)} between ${bound} and ${bound}
          and t.player_id ${side.equal}${inclusive ? sql`=` : sql``} ${sql.ref(`${alias}.player_id`)}
          order by ${ofEquals} limit ${limit})
        union all (${all} and row(${own}) ${side.other} row(${other}) order by ${order} limit ${limit})
      ) t order by ${order} limit ${limit}`;
  };

/** The rows t behind the row of an alias, the next one first. */
export const rowsBehind = rowsBeyond({ equal: sql`>`, other: sql`<` }, orderOf);

/** The rows t in front of the row of an alias, the next one first. */
export const rowsInFront = rowsBeyond(
  { equal: sql`<`, other: sql`>`, reverse: true },
  reverseOrderOf,
);
