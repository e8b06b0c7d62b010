import type { ColumnType } from 'kysely';

/** A build of the client that nodes serve or served recently. */
export interface ClientBuildsTable {
  id: string;
  builtAt: string;
  document: ColumnType<unknown, string, string>;
  worker: string;
  seenAt: ColumnType<string, Date | string, Date | string>;
}

/** A file whose name carries the hash of its content. */
export interface ClientAssetsTable {
  name: string;
  encoding: string | null;
  content: Buffer;
}

export interface ClientBuildAssetsTable {
  buildId: string;
  assetName: string;
}
