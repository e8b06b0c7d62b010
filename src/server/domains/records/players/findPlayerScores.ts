import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { PlayerScore } from '../../../../contract/schemas/players';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { fromMicroseconds } from '../../../platform/database/microseconds';
import { writeCursor } from '../../../platform/http/pageCursor';
import {
  isListed,
  isOfPublicChart,
  listedColumns,
  listedPlaces,
  listedSource,
  toListed,
  type ListedRow,
} from '../scores/listedScores';
import type { ScoreCursor, ScoreQuery } from './playerScoreQuery';

export interface Scores {
  playerId: number;
  /** `withdrawn`: with the withdrawn scores, which only their player sees. */
  query: ScoreQuery & { withdrawn?: boolean };
  language: Language;
}

type Shown = Pick<Scores['query'], 'withdrawn'> & { game?: number | undefined };

/** Whether the list of a player has score s of chart c and game g. */
function isShown({ game, withdrawn = false }: Shown): RawBuilder<unknown> {
  const ofGame = game === undefined ? sql`` : sql`and c.game_id = ${game}`;
  return sql`${withdrawn ? isOfPublicChart : isListed} ${ofGame}`;
}

async function findRows(database: Database, { playerId, query, language }: Scores) {
  const { after, size } = query;
  const behind = after
    ? sql`and (s.changed_at, s.id) <
        (${fromMicroseconds(after.changed)}, ${after.id}::int)`
    : sql``;
  const { rows } = await sql<ListedRow>`
    with page as (
      select ${listedSource}
      from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      where s.player_id = ${playerId} and ${isShown(query)} ${behind}
      order by s.changed_at desc, s.id desc limit ${size + 1}
    )
    select ${listedColumns(language)} from page s cross join ${listedPlaces}
    order by s.changed_at desc, s.id desc`.execute(database);
  return rows;
}

export const toScore = (row: ListedRow, language: Language): PlayerScore => ({
  ...toListed(row, language),
  '@type': 'PlayerScore',
});

interface Latest {
  playerId: number;
  size: number;
  language: Language;
}

/** The latest scores of a player, without counting all. */
export async function findLatestRows(
  database: Database,
  { size, ...of }: Latest,
): Promise<ListedRow[]> {
  const query = { size, after: undefined, game: undefined };
  return (await findRows(database, { ...of, query })).slice(0, size);
}

export const findLatestScoresOf = async (
  database: Database,
  latest: Latest,
): Promise<PlayerScore[]> =>
  (await findLatestRows(database, latest)).map((row) => toScore(row, latest.language));

/** How many scores the list of a player has, in one game or in all. */
export async function countPlayerScores(
  database: Database,
  { playerId, ...shown }: Shown & { playerId: number },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from scores s join charts c on c.id = s.chart_id
    join games g on g.id = c.game_id where s.player_id = ${playerId} and ${isShown(shown)}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** How many of so many latest scores of a player are of one game and day (UTC) each, in the order of their list. */
export async function countScoreGroups(
  database: Database,
  { playerId, size }: { playerId: number; size: number },
): Promise<number[]> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select s.id, s.changed_at, c.game_id, date_trunc('day', s.changed_at, 'UTC') as day
      from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      where s.player_id = ${playerId} and ${isListed}
      order by s.changed_at desc, s.id desc limit ${size}
    ) latest group by day, game_id order by max(changed_at) desc, max(id) desc`.execute(database);
  return rows.map(({ total }) => total);
}

/** The rows of a page, and where the next one starts. `snapshot` makes all of one moment. */
export async function readScorePage(snapshot: Database, scores: Scores) {
  const { playerId, query } = scores;
  const found = await findRows(snapshot, scores);
  const rows = found.slice(0, query.size);
  const last = rows.at(-1);
  const next: ScoreCursor | undefined =
    last && found.length > rows.length ? { changed: last.changed, id: last.id } : undefined;
  return {
    rows,
    total: await countPlayerScores(snapshot, {
      playerId,
      game: query.game,
      withdrawn: query.withdrawn ?? false,
    }),
    next: next && writeCursor(next),
  };
}

/** One page of the scores of a player, the latest first, without those of retired charts. */
export const readPlayerScores = async (database: Database, scores: Scores) =>
  inSnapshot(database, async (snapshot) => {
    const { rows, ...page } = await readScorePage(snapshot, scores);
    return { ...page, items: rows.map((row) => toScore(row, scores.language)) };
  });
