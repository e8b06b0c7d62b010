import type { AuditEvent } from '../../../../contract/auditEvents';
import { mayBecome } from '../../../../contract/gameAdministration';
import { publicationProblems } from '../../../../contract/gameProblems';
import type { GameStatus } from '../../../../contract/records/catalogue';
import type { AdminGame, AdminGameStatusChange } from '../../../../contract/schemas/adminGames';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { requestProofChecks } from '../../records/proofRules/requestProofChecks';
import { resumeCharts } from '../../records/scores/resumeDeadlines';
import { refuseConflict } from '../versionConflict';
import { openCharts } from './gameContents';
import { refuseProblems } from './gameInput';
import { findGame, lockGame, type LockedGame } from './gameRecord';
import { startGameVersion } from './gameVersions';
import { readGameContent } from './readGameContent';

function refuseStep(from: GameStatus, to: GameStatus): void {
  if (mayBecome(from, to)) return;
  const violation = { propertyPath: 'status', textKey: 'gameStatusForbidden' } as const;
  throw new RequestError(422, 'unprocessable', [violation]);
}

function eventOf({ publishedAt }: LockedGame, status: GameStatus): AuditEvent {
  if (status === 'closed') return 'gameClosed';
  if (status !== 'active') return 'gameChanged';
  return publishedAt === null ? 'gamePublished' : 'gameReopened';
}

/** Moves games between their stages, publishes, closes and reopens them. */
export const createGameStatusChange =
  ({ audit, clock, database }: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) =>
  async (
    context: RequestContext,
    id: number,
    wanted: AdminGameStatusChange,
  ): Promise<AdminGame> => {
    const now = clock();
    const { status } = wanted;
    const fits = await database.transaction().execute(async (transaction) => {
      const game = await lockGame(transaction, id);
      if (game.version !== wanted.version) return false;
      refuseStep(game.status, status);
      const content = await readGameContent(transaction, id);
      // Groups of a game that was public may have been emptied since, by retiring or merging their charts.
      if (status === 'active' && game.publishedAt === null)
        refuseProblems(publicationProblems(content));
      const savedBy = memberOf(context).id;
      const change = { game, before: content, after: content, status, savedAt: now, savedBy };
      const version = await startGameVersion(transaction, change);
      const publishedAt = status === 'active' ? (game.publishedAt ?? now) : game.publishedAt;
      await transaction
        .updateTable('games')
        .set({ status, publishedAt })
        .where('id', '=', id)
        .execute();
      await requestProofChecks(transaction, id);
      const charts = status === 'active' ? openCharts(content) : [];
      await resumeCharts(transaction, charts, now);
      const details = { game: id, version, gameStatus: status };
      await audit(context, { event: eventOf(game, status), details }, transaction);
      return true;
    });
    const current = await findGame(database, id);
    return fits ? current : refuseConflict(current);
  };
