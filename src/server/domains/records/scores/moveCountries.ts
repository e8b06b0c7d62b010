import { sql } from 'kysely';
import { moveStandingCountries, writeSeriesCountries } from '../payments/standingCountries';
import type { ScoreMove } from './moveScores';

/** Scores, totals, gains and standings get the country of their player. */
export const countryMove: ScoreMove = {
  table: 'countryChanges',
  waits: sql`s.country is distinct from p.country`,
  apply: async (transaction, { scoreIds, chartIds }) => {
    // A score that was merged into another chart meanwhile is found again.
    await sql`update scores s set country = p.country from players p
      where p.id = s.player_id and s.id = any(${sql.val(scoreIds)}::int[])
        and s.chart_id = any(${sql.val(chartIds)}::int[])`.execute(transaction);
  },
  applyToPlayer: async (transaction, playerId) => {
    // Inserted, so that totals which a ranking is just adding with the former country are waited for.
    await sql`
      insert into player_totals (player_id) select p.id from players p
      where p.id = ${playerId} and exists (select from scores s where s.player_id = p.id)
      on conflict (player_id) do update set country = excluded.country`.execute(transaction);
    // Whoever adds to series and gains holds the totals.
    await writeSeriesCountries(transaction, [playerId]);
    for (const gains of ['player_gains', 'player_award_gains'])
      await sql`update ${sql.table(gains)} g set country = p.country from players p
        where p.id = ${playerId} and g.player_id = p.id`.execute(transaction);
  },
  applyAtEnd: moveStandingCountries,
};
