import { sql, type RawBuilder } from 'kysely';
import type { PlayerBoard, RankingWindow } from '../../../../contract/records/rankingBoards';

export const medals = ['place0', 'place1', 'place2', 'place3', 'place4', 'place5'] as const;
export const cups = ['cup0', 'cup1', 'cup2', 'cup3'] as const;
export const badges = ['badge_points', 'badge_count'] as const;

/** The columns that a board compares, the most important first: more is better. */
export const comparedColumns = {
  points: ['chart_points'],
  'game-points': ['game_points'],
  medals,
  cups,
  proofs: ['proved_count'],
  badges,
} as const satisfies Record<PlayerBoard, readonly string[]>;

/** What was gained in a window, which began on a day. */
interface RankingGains {
  window: RankingWindow;
  since: string;
}

/** A ranking of players: of a game, of the games of a series, of a platform, or of all games together. */
export interface Ranking {
  /** Undefined for all games. */
  gameId: number | undefined;
  /** The id of a part of the game; undefined for all of it. */
  part?: number | undefined;
  /** Only the players of a country; not in parts of games. */
  country?: string | undefined;
  /** Only the games of a series; instead of a game. */
  seriesId?: number | undefined;
  /** Only the boards of a platform; instead of a game. */
  platformId?: number | undefined;
  /** Only what was gained since a day on which the window began; in rankings of all games. */
  gained?: RankingGains | undefined;
  board: PlayerBoard;
}

/** The gains that are kept with points, by the names of totals; the others have a table of their own. */
const pointGains: Record<string, string> = {
  chart_points: 'points',
  game_points: 'game_points',
  score_count: 'scores',
  proved_count: 'proved',
};
const awards = [...medals, ...cups, 'proved_count', ...badges];

interface Gained {
  board: PlayerBoard;
  gains: RankingGains;
  /** A condition on the gains g. */
  ofCountry: RawBuilder<unknown>;
}

/** Gains with the names of totals. What the board does not compare may be lost meanwhile: then nothing was gained of it. */
function gainsAs(board: PlayerBoard, columns: Record<string, RawBuilder<unknown>>) {
  const compared: readonly string[] = comparedColumns[board];
  return sql.join(
    Object.entries(columns).map(([name, column]) =>
      compared.includes(name)
        ? sql`${column} as ${sql.ref(name)}`
        : sql`greatest(0, ${column}) as ${sql.ref(name)}`,
    ),
  );
}

const zeros = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`0 as ${sql.ref(name)}`));

/** By points or game points, of players who gained some. */
function pointGainsOf({ board, gains: { window, since }, ofCountry }: Gained) {
  const gained = (name: string) => sql.ref(`g.${window}_${name}`);
  const columns = Object.entries(pointGains).map(([name, gain]) => [name, gained(gain)]);
  return sql`(
    select g.player_id, g.country, ${gainsAs(board, Object.fromEntries(columns))}, ${zeros([...medals, ...cups, ...badges])}
    from player_gains g where ${sql.ref(`g.${window}`)} = ${since}::date ${ofCountry}
      and ${gained(board === 'points' ? 'points' : 'game_points')} > 0
  ) t where true`;
}

/** Medals have two more places than pages show: who gained nothing else is not listed. */
const shownPlaces = 4;

const isPositive = (columns: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(columns)}) > (${sql.join(columns.map(() => sql.lit(0)))})`;

/** By what few players gain at once, of those who stand better than without it. */
function awardGainsOf({ board, gains: { window, since }, ofCountry }: Gained) {
  const columns = awards.map((name) => [name, sql.ref(`g.${name}`)]);
  const compared = comparedColumns[board].map((name) => sql.ref(`g.${name}`));
  return sql`(
    select g.player_id, g.country, ${zeros(['chart_points', 'game_points', 'score_count'])}, ${gainsAs(board, Object.fromEntries(columns))}
    from player_award_gains g where g.span = ${window}::text and g.since = ${since}::date ${ofCountry}
      and ${isPositive(compared)} and ${isPositive(compared.slice(0, shownPlaces))}
  ) t where true`;
}

function gainsOf(gained: Gained): RawBuilder<unknown> {
  const { board } = gained;
  return board === 'points' || board === 'game-points'
    ? pointGainsOf(gained)
    : awardGainsOf(gained);
}

/**
 * The condition that rows of an alias are of a country: of an array of one. With an equation the planner leaves the country out of the order,
 * and may read the index of all countries in search of players of one; in this order only the index of countries has the rows.
 */
const isOfCountry = (country: string | undefined, alias: string) =>
  country === undefined
    ? sql``
    : sql`and ${sql.ref(`${alias}.country`)} = any(array[${country}::text])`;

/** The standings t of a ranking with a condition, to which others can be added with `and`. */
export function standingsOf(ranking: Ranking): RawBuilder<unknown> {
  const { gameId, part, seriesId, platformId, country, gained, board } = ranking;
  if (gained) return gainsOf({ board, gains: gained, ofCountry: isOfCountry(country, 'g') });
  const ofCountry = isOfCountry(country, 't');
  if (seriesId !== undefined)
    return sql`(select s.*, 0 as badge_points, 0 as badge_count from series_standings s
      where s.series_id = ${seriesId}::int and s.score_count > 0) t where true ${ofCountry}`;
  if (platformId !== undefined)
    return sql`(select s.*, 0 as game_points, 0 as cup0, 0 as cup1, 0 as cup2, 0 as cup3, 0 as badge_points, 0 as badge_count
      from platform_standings s where s.platform_id = ${platformId}::int and s.score_count > 0) t where true`;
  if (part !== undefined)
    return sql`(select s.*, 0 as game_points from part_standings s where s.part_id = ${part}::int and s.score_count > 0) t where true`;
  if (gameId !== undefined)
    return sql`game_standings t where t.game_id = ${gameId}::int ${ofCountry}`;
  return sql`player_totals t where t.score_count > 0 ${ofCountry}`;
}

/** The id of a ranking’s game in the tables of marks. */
export const markedGame = ({ gameId }: Ranking): number => gameId ?? 0;

/** The name of a ranking’s board in the tables of marks: `points`, `points:FR`, `points:series-3`, `points:platform-2`, `points:part-5`, or `points:FR:week:2026-11-23`. */
export const markedBoard = ({
  board,
  part,
  seriesId,
  platformId,
  country,
  gained,
}: Ranking): string =>
  [
    board,
    part && `part-${part}`,
    seriesId && `series-${seriesId}`,
    platformId && `platform-${platformId}`,
    country,
    gained?.window,
    gained?.since,
  ]
    .filter(Boolean)
    .join(':');

/** The condition that a row of the tables of marks is of a ranking. */
export const isMarkOf = (ranking: Ranking): RawBuilder<unknown> =>
  sql`game_id = ${markedGame(ranking)}::int and board = ${markedBoard(ranking)}::text`;

/** How many numbers a ranking compares. */
export const widthOf = ({ board }: Ranking): number => comparedColumns[board].length;

/** What a ranking compares, as columns of a row. */
export const columnsOf = ({ board }: Ranking, alias: string): RawBuilder<unknown> =>
  sql.join(comparedColumns[board].map((column) => sql.ref(`${alias}.${column}`)));

/** The same as elements of an array. */
export const elementsOf = ({ board }: Ranking, array: string): RawBuilder<unknown> =>
  sql.join(
    comparedColumns[board].map((_column, index) => sql`${sql.ref(array)}[${sql.lit(index + 1)}]`),
  );

/** What a ranking compares, the best first. */
export const bestFirst = ({ board }: Ranking): RawBuilder<unknown> =>
  sql.join(comparedColumns[board].map((column) => sql`${sql.ref(`t.${column}`)} desc`));

/** What indexes of countries have in front of what a ranking compares. */
export const countryFirst = ({ country }: Ranking, direction = sql``): RawBuilder<unknown> =>
  country === undefined ? sql`` : sql`t.country ${direction}, `;

/** The order of a ranking: equals are ordered by their ids. Within a country it is that of its index. */
export const orderOf = (ranking: Ranking): RawBuilder<unknown> =>
  sql`${countryFirst(ranking)}${bestFirst(ranking)}, t.player_id`;

/** Ranks up to this one are counted from the best player, so they are exact. */
export const exactRanks = 2000;

/** Better than everyone: what a ranking compares, as an array. */
export const bestOfAll = (ranking: Ranking): RawBuilder<unknown> =>
  sql`array_fill(9223372036854775807::bigint, array[${widthOf(ranking)}::int])`;

/** The marks k of a ranking, to which conditions can be added with `and`. */
export const marksOf = (ranking: Ranking): RawBuilder<unknown> =>
  sql`ranking_marks k where ${isMarkOf(ranking)}`;

export const reverseOrderOf = (ranking: Ranking): RawBuilder<unknown> =>
  sql`${countryFirst(ranking, sql`desc`)}${columnsOf(ranking, 't')}, t.player_id desc`;
