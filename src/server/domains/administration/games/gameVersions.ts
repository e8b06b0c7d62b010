import { sql } from 'kysely';
import type { GameStatus } from '../../../../contract/records/catalogue';
import type {
  AdminGameContent,
  AdminGameVersion,
  AdminGameVersionDetail,
} from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { refuseViolations, RequestError } from '../../../platform/errors/requestError';
import type { LockedGame } from './gameRecord';

/** The newest versions of a game; older ones are deleted. */
const versionsKept = 200;

interface Version {
  gameId: number;
  version: number;
  content: AdminGameContent;
  status: GameStatus;
  savedAt: Date | string;
  savedBy: number | null;
  restoredFrom?: number | undefined;
}

export async function keepGameVersion(transaction: Database, version: Version): Promise<void> {
  const { content, restoredFrom = null, ...facts } = version;
  await transaction
    .insertInto('gameVersions')
    .values({
      ...facts,
      restoredFrom,
      content: JSON.stringify(content),
      groupCount: content.groups.length,
      chartCount: content.groups.reduce((sum, { charts }) => sum + charts.length, 0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .deleteFrom('gameVersions')
    .where('gameId', '=', version.gameId)
    .where('version', '<=', version.version - versionsKept)
    .execute();
}

interface Change {
  game: LockedGame;
  before: AdminGameContent;
  after: AdminGameContent;
  status?: GameStatus;
  savedAt: Date;
  savedBy: number;
  restoredFrom?: number | undefined;
}

/**
 * Makes what a game has become its next version. The content from before the first change is kept too, so that it can be restored.
 * @returns The number of the new version.
 */
export async function startGameVersion(transaction: Database, change: Change): Promise<number> {
  const { game, before, after, status = game.status, savedAt, savedBy, restoredFrom } = change;
  const gameId = game.id;
  await keepGameVersion(transaction, {
    gameId,
    version: game.version,
    content: before,
    status: game.status,
    savedAt: game.updatedAt,
    savedBy: null,
  });
  const version = game.version + 1;
  const facts = { gameId, version, status, savedAt, savedBy, restoredFrom };
  await keepGameVersion(transaction, { ...facts, content: after });
  await transaction
    .updateTable('games')
    .set({ version, updatedAt: savedAt })
    .where('id', '=', gameId)
    .execute();
  return version;
}

/** @throws RequestError (422) if the game has no such version. */
export async function refuseUnknownVersion(
  transaction: Database,
  gameId: number,
  version: number,
): Promise<void> {
  const known = await transaction
    .selectFrom('gameVersions')
    .select('version')
    .where('gameId', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!known)
    refuseViolations([{ propertyPath: 'restoredFrom', textKey: 'unknown', code: 'unknown' }]);
}

interface VersionRow {
  version: number;
  savedAt: string;
  authorId: number | null;
  authorName: string | null;
  status: GameStatus;
  restoredFrom: number | null;
  groupCount: number;
  chartCount: number;
}

const columns = sql`v.version, v.saved_at, u.id as author_id, u.username as author_name, v.status, v.restored_from,
  v.group_count, v.chart_count`;

const toVersion = (row: VersionRow): AdminGameVersion => ({
  version: row.version,
  savedAt: row.savedAt,
  savedBy:
    row.authorId === null || row.authorName === null
      ? null
      : { id: row.authorId, username: row.authorName },
  status: row.status,
  restoredFrom: row.restoredFrom,
  nbGroup: row.groupCount,
  nbChart: row.chartCount,
});

/** The versions of a game, newest first. @throws RequestError (404) */
export async function findGameVersions(
  database: Database,
  gameId: number,
): Promise<AdminGameVersion[]> {
  const game = await database
    .selectFrom('games')
    .select('id')
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (!game) throw new RequestError(404, 'gameNotFound');
  const { rows } = await sql<VersionRow>`
    select ${columns} from game_versions v left join users u on u.id = v.saved_by
    where v.game_id = ${gameId} order by v.version desc`.execute(database);
  return rows.map(toVersion);
}

/** @throws RequestError (404) */
export async function findGameVersion(
  database: Database,
  gameId: number,
  version: number,
): Promise<AdminGameVersionDetail> {
  const { rows } = await sql<VersionRow & { content: AdminGameContent }>`
    select ${columns}, v.content from game_versions v left join users u on u.id = v.saved_by
    where v.game_id = ${gameId} and v.version = ${version}`.execute(database);
  const [row] = rows;
  if (!row) throw new RequestError(404, 'notFound');
  return { ...toVersion(row), content: row.content };
}
