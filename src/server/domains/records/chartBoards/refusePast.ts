import { pastRules } from '../../../../contract/records/past';
import type { Database } from '../../../platform/database/tables';
import { refuseViolations } from '../../../platform/errors/requestError';
import type { ScoreBoard } from '../places/scoreBoards';

interface Asked {
  chartId: number;
  past: NonNullable<ScoreBoard['past']>;
  now: Date;
}

/** @throws RequestError (422) for a day that has not begun, and for a chart of which too much would have to be read */
export async function refusePast(database: Database, { chartId, past, now }: Asked) {
  const propertyPath = 'at';
  if (past.day > now.toISOString().slice(0, 10))
    refuseViolations([{ propertyPath, textKey: 'scoreDateInFuture' }]);
  const head = await database
    .selectFrom('chartHeads')
    .select('eventCount')
    .where('chartId', '=', chartId)
    .executeTakeFirst();
  if ((head?.eventCount ?? 0) > pastRules.maxEvents)
    refuseViolations([{ propertyPath, textKey: 'pastBoardTooLarge' }]);
}
