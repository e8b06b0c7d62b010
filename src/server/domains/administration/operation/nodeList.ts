import type { NodeState } from '../../../../contract/operation';
import type { ServerNode } from '../../../../contract/schemas/adminOperation';
import type { Database } from '../../../platform/database/tables';

/** Milliseconds without a heartbeat after which a node counts as lost: three heartbeats (platform/nodes). */
const lostAfter = 30_000;

const order: readonly NodeState[] = ['running', 'lost', 'stopped'];

/** The nodes of the last 48 hours. */
export async function findNodes(database: Database, now: Date): Promise<ServerNode[]> {
  const rows = await database
    .selectFrom('serverNodes')
    .selectAll()
    .orderBy('seenAt', 'desc')
    .limit(50)
    .execute();
  return rows
    .map(({ stoppedAt, ...node }) => ({ ...node, state: stateOf(node.seenAt, stoppedAt, now) }))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function stateOf(seenAt: string, stoppedAt: string | null, now: Date): NodeState {
  if (stoppedAt !== null) return 'stopped';
  return now.getTime() - Date.parse(seenAt) > lostAfter ? 'lost' : 'running';
}
