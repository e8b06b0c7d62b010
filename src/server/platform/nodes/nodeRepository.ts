import type { Database } from '../database/tables';
import type { RequestMinute } from './requestMinutes';

export interface NodeFacts {
  id: string;
  name: string;
  build: string;
  builtAt: string;
  runtime: string;
  startedAt: Date;
}

/** Records that the node is alive and what it has counted. The job `retention` deletes what is too old. */
export async function recordHeartbeat(
  database: Database,
  node: NodeFacts,
  { now, minutes }: { now: Date; minutes: readonly RequestMinute[] },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('serverNodes')
      .values({ ...node, seenAt: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: now, stoppedAt: null }))
      .execute();
    if (minutes.length > 0) {
      await transaction
        .insertInto('requestMinutes')
        .values(minutes.map((minute) => ({ ...minute, nodeId: node.id })))
        .onConflict((conflict) =>
          conflict.columns(['minute', 'nodeId']).doUpdateSet(({ ref }) => ({
            requests: ref('excluded.requests'),
            failures: ref('excluded.failures'),
            durations: ref('excluded.durations'),
          })),
        )
        .execute();
    }
  });
}

/** Records that the node was stopped, so that it is not taken for one that failed. */
export async function recordStop(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('serverNodes').set({ stoppedAt: now }).where('id', '=', id).execute();
}
