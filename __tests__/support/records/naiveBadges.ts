import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { masterBadgeValue } from '../../../src/server/domains/records/formulas/masterBadge';
import { naiveStandings } from './naiveRanking';

interface Badge {
  game: number;
  player: number;
  value: number;
}

const inOrder = (badges: Badge[]) =>
  badges.toSorted((one, other) => one.game - other.game || one.player - other.player);

/** Who leads each ranked game with an account, from nothing but the scores. */
export async function naiveBadges(database: Database): Promise<Badge[]> {
  const standings = await naiveStandings(database);
  const games = await database
    .selectFrom('games')
    .select('id')
    .where('ranked', '=', true)
    .execute();
  const ranked = new Set(games.map(({ id }) => id));
  const owned = await database
    .selectFrom('players')
    .select('id')
    .where('userId', 'is not', null)
    .execute();
  const members = new Set(owned.map(({ id }) => id));
  return inOrder(
    standings.flatMap(({ game, player, points }) => {
      const players = standings.filter((other) => other.game === game);
      const most = Math.max(...players.map((other) => other.points));
      if (!ranked.has(game) || !members.has(player) || points === 0 || points < most) return [];
      const holders = players.filter(
        (other) => other.points === most && members.has(other.player),
      ).length;
      return [{ game, player, value: masterBadgeValue(players.length, holders) }];
    }),
  );
}

/** Who holds the badges now. */
export async function storedBadges(database: Database): Promise<Badge[]> {
  const { rows } = await sql<Badge>`
    select game_id as game, player_id as player, value from player_badges where lost_at is null`.execute(
    database,
  );
  return inOrder(rows);
}
