import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { explanationRules } from '../../../../contract/records/explanations';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { PlayerExplanation } from '../../../../contract/schemas/explanations';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { isPublic, named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { findUnrankedPlayer } from '../players/unrankedFacts';
import { explainRank } from './explainRank';

interface Explained {
  playerId: number;
  board: PlayerBoard;
  language: Language;
}

/** What a standing n gives of each number that the ranking of all games compares. */
const givenBy: Record<PlayerBoard, RawBuilder<unknown>> = {
  points: sql`n.chart_points`,
  'game-points': sql`n.game_points`,
  medals: sql`n.place0, n.place1, n.place2, n.place3, n.place4, n.place5`,
  cups: sql`(n.cup = 0)::int, (n.cup in (0, 1))::int, (n.cup = 2)::int, (n.cup = 3)::int`,
  proofs: sql`n.proved_count`,
  badges: sql`coalesce(b.value, 0), (b.id is not null)::int`,
};

/** The badge b of a standing, if the player holds it. */
const joined = (board: PlayerBoard) =>
  board === 'badges'
    ? sql`left join player_badges b on b.game_id = n.game_id and b.player_id = n.player_id and b.lost_at is null`
    : sql``;

/** Proofs count in every game, the others in ranked ones. */
const counted = (board: PlayerBoard) => (board === 'proofs' ? sql`` : sql`and g.ranked`);

/** The games that give most. All standings of the player are read, one for each game. */
async function findGames(snapshot: Database, { playerId, board, language }: Explained) {
  const label = localizedName({
    table: 'game_translations',
    key: 'game_id',
    id: 's.id',
    language,
  });
  const { rows } = await sql<LabelledRow & { counts: number[]; total: number }>`
    select s.*, ${label} as label from (
      select s.*, count(*) over () as total from (
        select g.id, g.slug, n.game_points, array[${givenBy[board]}]::bigint[] as counts
        from game_standings n join games g on g.id = n.game_id ${joined(board)}
        where n.player_id = ${playerId} and ${isPublic} ${counted(board)}
      ) s where 0 < any(s.counts) order by s.counts desc, s.game_points desc, s.id limit ${explanationRules.games}
    ) s order by s.counts desc, s.game_points desc, s.id`.execute(snapshot);
  return {
    games: rows.map((row) => ({
      game: reference('Game', paths.game(row.id), named(row)),
      counts: row.counts,
    })),
    nbGame: rows[0]?.total ?? 0,
  };
}

/** What the rank of a player is made of, all of one moment; undefined if there is no such player. */
export const readExplanation = async (
  database: Database,
  explained: Explained,
): Promise<PlayerExplanation | undefined> =>
  inSnapshot(database, async (snapshot) => {
    const { playerId, board } = explained;
    const found = await sql`select from players where id = ${playerId}`.execute(snapshot);
    if (found.rows.length === 0) return undefined;
    return {
      '@id': `${paths.playerExplanation(playerId)}?board=${board}`,
      '@type': 'PlayerExplanation',
      board,
      standing: await explainRank(snapshot, { gameId: undefined, board }, playerId),
      ...(await findGames(snapshot, explained)),
      unranked: await findUnrankedPlayer(snapshot, playerId),
    };
  });
