import { sql } from 'kysely';
import { hasRole, roles } from '../../../../contract/roles';
import type { PlayerProfile } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from './playerRows';
import { rankingColumns, unrankedPlayer, type PlayerRanking } from './unrankedFacts';

interface ProfileRow extends PlayerRow, PlayerRanking {
  points: number;
  gamePoints: number;
  medals: number[];
  cups: number[];
  scoreCount: number;
  provedCount: number;
  badgePoints: number;
  badgeCount: number;
  gameCount: number;
  counting: boolean;
  /** Of the account; null without one. */
  roles: string[] | null;
}

/** How many of the latest changes are searched for those of a player. Changes of a whole chart name no player. */
const latestChanges = 2000;

/** A player with the totals, but neither ranks nor their change; undefined if there is none with this id. */
export async function findPlayer(
  database: Database,
  id: number,
): Promise<Omit<PlayerProfile, 'ranks' | 'countryRank' | 'change'> | undefined> {
  const { rows } = await sql<ProfileRow>`
    select p.id as player_id, ${playerColumns}, coalesce(t.chart_points, 0) as points,
      coalesce(t.game_points, 0) as game_points, coalesce(t.score_count, 0) as score_count,
      coalesce(t.proved_count, 0) as proved_count, coalesce(t.badge_points, 0) as badge_points,
      coalesce(t.badge_count, 0) as badge_count,
      array[coalesce(t.place0, 0), coalesce(t.place1, 0), coalesce(t.place2, 0), coalesce(t.place3, 0),
        coalesce(t.place4, 0), coalesce(t.place5, 0)] as medals,
      array[coalesce(t.cup0, 0), coalesce(t.cup1, 0), coalesce(t.cup2, 0), coalesce(t.cup3, 0)] as cups,
      (select count(*) from game_standings n where n.player_id = p.id and n.score_count > 0) as game_count,
      exists (
        select from (select player_id from ranking_changes order by id desc limit ${latestChanges}) c
        where c.player_id = p.id) as counting, ${rankingColumns}, u.roles
    from players p left join users u on u.id = p.user_id
    left join player_totals t on t.player_id = p.id where p.id = ${id}`.execute(database);
  const row = rows[0];
  if (!row) return undefined;
  const { points, gamePoints, medals, cups } = row;
  return {
    ...toPlayer(row),
    points,
    gamePoints,
    medals,
    cups,
    nbScore: row.scoreCount,
    nbProved: row.provedCount,
    badgePoints: row.badgePoints,
    nbBadge: row.badgeCount,
    nbGame: row.gameCount,
    ...(row.counting ? { counting: true } : {}),
    unranked: unrankedPlayer(row),
    administrator: hasRole(row.roles ?? [], roles.admin),
  };
}
