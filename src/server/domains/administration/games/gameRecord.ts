import { sql } from 'kysely';
import type { GameStatus } from '../../../../contract/records/catalogue';
import type { AdminChartFacts, AdminGame } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { findPicture } from '../articles/articleRecord';
import { readGameContent } from './readGameContent';

export interface FactRow {
  id: number;
  version: number;
  status: GameStatus;
  slug: string;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  editorId: number | null;
  editorName: string | null;
  chartCount: number;
  scoreCount: number;
}

/** The columns of a {@link FactRow}: games g, their current versions v and who saved them, e. */
export const factColumns = sql`
  g.id, g.version, g.status, g.slug, g.published_at, g.created_at, g.updated_at, g.chart_count, g.score_count,
  e.id as editor_id, e.username as editor_name`;
/** Games without a version were never changed by an editor. */
export const editors = sql`
  left join game_versions v on (v.game_id, v.version) = (g.id, g.version)
  left join users e on e.id = v.saved_by`;

export const toFacts = (row: FactRow) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  slug: row.slug,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  editedAt: row.updatedAt,
  editedBy:
    row.editorId === null || row.editorName === null
      ? null
      : { id: row.editorId, username: row.editorName },
  nbChart: row.chartCount,
  nbScore: row.scoreCount,
});

const findChartFacts = async (database: Database, gameId: number): Promise<AdminChartFacts[]> =>
  database
    .selectFrom('charts')
    .select(['id', 'slug', 'scoreCount as nbScore', 'mergedInto'])
    .where('gameId', '=', gameId)
    .orderBy('id')
    .execute();

/** @throws RequestError (404) */
export async function findGame(database: Database, id: number): Promise<AdminGame> {
  const { rows } = await sql<FactRow>`
    select ${factColumns} from games g ${editors} where g.id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) throw new RequestError(404, 'gameNotFound');
  const content = await readGameContent(database, id);
  return {
    ...toFacts(row),
    content,
    picture: await findPicture(database, content.pictureId),
    charts: await findChartFacts(database, id),
  };
}

export type LockedGame = Awaited<ReturnType<typeof lockGame>>;

/** Reads the game and locks its row until the transaction ends. @throws RequestError (404) */
export async function lockGame(transaction: Database, id: number) {
  const game = await transaction
    .selectFrom('games')
    .select(['id', 'slug', 'version', 'status', 'publishedAt', 'updatedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!game) throw new RequestError(404, 'gameNotFound');
  return game;
}
