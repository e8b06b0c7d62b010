import { gameLimits } from '../../../../contract/gameAdministration';
import type { AdminChartMerge } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import {
  refuseTooLong,
  refuseViolations,
  RequestError,
  type ErrorTextKey,
} from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { mergeScores } from '../../records/scores/mergeScores';
import { countCharts } from './countCharts';
import { lockGame } from './gameRecord';
import { startGameVersion } from './gameVersions';
import { readGameContent } from './readGameContent';

const findChart = async (transaction: Database, id: number) =>
  transaction
    .selectFrom('charts')
    .select(['id', 'gameId', 'status', 'mergedInto'])
    .where('id', '=', id)
    .executeTakeFirst();

async function findColumns(transaction: Database, chartId: number): Promise<string> {
  const rows = await transaction
    .selectFrom('chartValues')
    .select(['formatId', 'better'])
    .where('chartId', '=', chartId)
    .orderBy('position')
    .execute();
  return rows.map(({ formatId, better }) => `${formatId} ${better}`).join();
}

const refuseTarget = (textKey: ErrorTextKey): void =>
  refuseViolations([{ propertyPath: 'into', textKey, code: textKey }]);

/** The game of two charts that can be merged, locked. @throws RequestError (404, 409, 422) */
async function lockCharts(transaction: Database, id: number, into: number) {
  const found = await findChart(transaction, id);
  if (!found) throw new RequestError(404, 'chartNotFound');
  if (id === into) refuseTarget('mergeIntoItself');
  const game = await lockGame(transaction, found.gameId);
  // As they are now that nobody else changes them.
  const source = await findChart(transaction, id);
  const target = await findChart(transaction, into);
  if (!source || source.mergedInto !== null) throw new RequestError(409, 'mergeRetired');
  if (!target) refuseTarget('unknown');
  else if (target.gameId !== source.gameId) refuseTarget('mergeOtherGame');
  else if (target.status === 'retired') refuseTarget('mergeRetired');
  else if ((await findColumns(transaction, id)) !== (await findColumns(transaction, into)))
    refuseTarget('mergeOtherValues');
  return game;
}

/** Merges a chart into another one of its game: its scores move, and it is retired for good. */
export const createChartMerge =
  ({ audit, clock, database }: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) =>
  async (context: RequestContext, id: number, sent: AdminChartMerge): Promise<void> => {
    const { into } = sent;
    const reason = cleanLine(sent.reason);
    if (reason.length < 3)
      refuseViolations([{ propertyPath: 'reason', textKey: 'fieldRequired', code: 'minLength' }]);
    refuseTooLong('reason', reason, gameLimits.reason);
    const at = clock();
    const actorId = memberOf(context).id;
    await database.transaction().execute(async (transaction) => {
      const game = await lockCharts(transaction, id, into);
      const before = await readGameContent(transaction, game.id);
      const merged = await mergeScores(transaction, { from: id, into, actorId, at });
      if ('refused' in merged)
        throw new RequestError(
          409,
          merged.refused === 'tooMany' ? 'mergeTooMany' : 'mergeOpenProofs',
        );
      // Those merged into this chart before have their scores on the other one now.
      await transaction
        .updateTable('charts')
        .set({ mergedInto: into })
        .where('mergedInto', '=', id)
        .execute();
      await transaction
        .updateTable('charts')
        .set({ status: 'retired', mergedInto: into })
        .where('id', '=', id)
        .execute();
      await countCharts(transaction, game.id);
      const after = await readGameContent(transaction, game.id);
      const change = { game, before, after, savedAt: at, savedBy: actorId };
      const version = await startGameVersion(transaction, change);
      const { scores } = merged;
      const details = { game: game.id, version, chart: id, into, scores, reason };
      await audit(context, { event: 'chartsMerged', details }, transaction);
    });
  };
