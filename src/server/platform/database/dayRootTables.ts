import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<string, Date | string, never>;

/** The public part of each key that signs roots. */
interface SigningKeysTable {
  id: string;
  /** DER of the SubjectPublicKeyInfo. */
  publicKey: Buffer;
  since: Timestamp;
}

/** A signed root over the chains of all charts, one for each day in UTC. Append-only. */
interface DayRootsTable {
  day: string;
  root: Buffer;
  chartCount: number;
  eventCount: number;
  previousRoot: Buffer;
  closedAt: Timestamp;
  keyId: string;
  signature: Buffer;
}

/** The end of a chain that changed on a day. */
interface DayHeadsTable {
  chartId: number;
  day: string;
  eventCount: number;
  hash: Buffer;
}

/** Sixteen hashes of one level of the tree, where one of them changed on the day. */
interface DayNodesTable {
  level: number;
  position: number;
  day: string;
  hashes: Buffer;
}

export interface DayRootTables {
  signingKeys: SigningKeysTable;
  dayRoots: DayRootsTable;
  dayHeads: DayHeadsTable;
  dayNodes: DayNodesTable;
}
