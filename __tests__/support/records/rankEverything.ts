import { runRankingTask } from '../../../src/server/domains/records/ranking/runRankingWork';
import type { Database } from '../../../src/server/platform/database/tables';

/** Later than any time in which tests post. */
let now = new Date('2027-01-01T00:00:00Z');

/** Ranks what is due: the charts, and then the games, which are ranked some time after their charts. */
export async function rankEverything(database: Database): Promise<void> {
  for (let pass = 0; pass < 2; pass += 1) {
    now = new Date(now.getTime() + 60_000);
    while (await runRankingTask(database, now));
  }
}
