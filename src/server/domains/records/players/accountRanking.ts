import type { Database } from '../../../platform/database/tables';
import type { PlatformServices } from '../../../platform/services';
import { rankingMove } from '../scores/moveRankings';
import { moveFirstPortion } from '../scores/moveScores';
import { resumePlayer } from '../scores/resumeDeadlines';
import { changePlayerRanking } from './changePlayerRanking';
import { findPlayerOf } from './findPlayerOf';

type Reason = 'accountDisabled' | 'accountEnabled';

/** The scores of a disabled account do not rank, and their time to be proved does not end. */
export const createAccountRanking = ({
  clock,
  database,
  logger,
}: Pick<PlatformServices, 'clock' | 'database' | 'logger'>) => ({
  /** In the transaction that disables or enables the account. The site says so: who did it is in the audit log. */
  async note(transaction: Database, userId: number, reason: Reason): Promise<void> {
    const playerId = await findPlayerOf(transaction, userId);
    if (playerId === undefined) return;
    const at = clock();
    await changePlayerRanking(transaction, { playerId, at, actorId: null, reason });
    if (reason === 'accountEnabled') await resumePlayer(transaction, playerId, at);
  },

  /** After that transaction. */
  async follow(userId: number): Promise<void> {
    const playerId = await findPlayerOf(database, userId);
    if (playerId === undefined) return;
    await moveFirstPortion(database, rankingMove(clock), { playerId, log: logger });
  },
});
