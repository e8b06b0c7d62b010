import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

export interface QueryFacts {
  indexes: string[];
  /** Entries the scans read, in indexes or tables, including those filtered out. */
  rowsRead: number;
  /** Those of them fetched from a table, which is the expensive part. */
  tableRowsRead: number;
  /** Blocks of tables and indexes that the queries read, from memory or not. */
  buffers: number;
  /**
   * How many of the buffers each scan of a table or of its index read, with those of the queries in its condition and without, and how many
   * rows.
   */
  scans: {
    table: string;
    index: string | undefined;
    buffers: number;
    ownBuffers: number;
    rows: number;
  }[];
}

/** Collects the queries of a database that has the plugin. */
export function recordQueries(): { plugin: KyselyPlugin; nodes: RootOperationNode[] } {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, nodes };
}

/** Runs `work` on the database, then explains each query it made: which indexes it used, and how many rows it read. */
export async function explainQueries(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<QueryFacts> {
  const { plugin, nodes } = recordQueries();
  await work(database.withPlugin(plugin));
  return explainNodes(database, nodes);
}

/** Runs queries again and explains them. Settings for a transaction are made again for the queries behind them. */
export async function explainNodes(
  database: Database,
  nodes: readonly RootOperationNode[],
): Promise<QueryFacts> {
  const facts: QueryFacts = {
    indexes: [],
    rowsRead: 0,
    tableRowsRead: 0,
    buffers: 0,
    scans: [],
  };
  await database.transaction().execute(async (transaction) => {
    for (const node of nodes) {
      const { sql, parameters } = transaction
        .getExecutor()
        .compileQuery(node, { queryId: 'explained' });
      const isSetting = sql.startsWith('set local ');
      const statement = isSetting
        ? sql
        : `explain (analyze, buffers, timing off, format json) ${sql}`;
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN'?: [{ Plan: PlanNode }] }>(
        CompiledQuery.raw(statement, [...parameters]),
      );
      for (const value of Object.values(rows[0] ?? {})) {
        facts.buffers += buffersOf(value[0].Plan);
        collect(value[0].Plan, facts);
      }
    }
  });
  return facts;
}

const isBitmap = (node: PlanNode) => node['Node Type'].startsWith('Bitmap');

/** The blocks of a scan and its bitmaps, without those of the queries in its condition. */
const ownBuffersOf = (node: PlanNode): number =>
  (node.Plans ?? [])
    .filter((child) => !isBitmap(child))
    .reduce((own, child) => own - buffersOf(child), buffersOf(node));

const buffersOf = (node: PlanNode) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];

function collect(node: PlanNode, facts: QueryFacts): void {
  const type = node['Node Type'];
  if (type.endsWith('Scan') && type !== 'CTE Scan' && type !== 'Bitmap Index Scan') {
    const removed =
      (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const read = (node['Actual Rows'] + removed) * node['Actual Loops'];
    facts.rowsRead += read;
    facts.tableRowsRead += type === 'Index Only Scan' ? (node['Heap Fetches'] ?? 0) : read;
  }
  const { 'Index Name': index, 'Relation Name': table } = node;
  if (index) facts.indexes.push(index);
  if (table) {
    const rows = node['Actual Rows'] * node['Actual Loops'];
    facts.scans.push({
      table,
      index,
      buffers: buffersOf(node),
      ownBuffers: ownBuffersOf(node),
      rows,
    });
  }
  for (const child of node.Plans ?? []) collect(child, facts);
}
