import { sql, type RawBuilder } from 'kysely';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import { badges, columnsOf, cups, medals } from '../playerRankings/rankings';

const columnsNamed = (alias: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));

const numbers = [
  'day',
  'chart_points',
  'game_points',
  ...medals,
  ...cups,
  ...badges,
  'score_count',
  'proved_count',
] as const;

/** What the player of the totals t had on the last kept day that is no later than this one, as a query k of one row or of none. */
const keptBefore = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${columnsNamed('k', numbers)} from player_days k
  where k.player_id = t.player_id and k.day <= ${day} order by k.day desc limit 1`;

/** What the player of the totals t had at the end of a day: those of now, if they have not changed since. */
export const totalsAt = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${columnsNamed('t', numbers)} where t.day <= ${day}
  union all (select k.* from (${keptBefore(day)}) k where t.day > ${day})`;

/** Those who have changed since the end of a day: their totals t, and what they had then (k). */
const changedSince = (day: string) =>
  sql`player_totals t cross join lateral (${keptBefore(sql`${day}::date`)}) k where t.day > ${day}::date and k.score_count > 0`;

/** What a board compared of each player at the end of a day. */
export function standingsAt(day: string, board: PlayerBoard): RawBuilder<unknown> {
  const ranking = { gameId: undefined, board };
  return sql`
    select t.player_id, ${columnsOf(ranking, 't')} from player_totals t
    where t.score_count > 0 and (t.day is null or t.day <= ${day}::date)
    union all select t.player_id, ${columnsOf(ranking, 'k')} from ${changedSince(day)}`;
}

/** Whether something that a board compares was not kept of somebody: days have all of it only since a later version. */
export const isUnknown = (day: string, board: PlayerBoard): RawBuilder<unknown> =>
  sql`exists (select from ${changedSince(day)} and num_nulls(${columnsOf({ gameId: undefined, board }, 'k')}) > 0)`;
