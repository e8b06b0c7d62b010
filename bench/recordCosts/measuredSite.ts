import type { Database } from '../../src/server/platform/database/tables';
import { explainNodes, recordQueries } from '../../__tests__/support/database/explainQueries';
import { writeOpenApi } from '../../__tests__/support/server/openApiFile';
import { median } from '../pageCosts/median';
import type { Read } from './reads';
import { openRequests, type FilledSite } from './siteRequests';

const rounds = 5;

/** The names in the rows of a page cost about as much whatever is read, and so do the session and the settings. */
const nameTables = new Set([
  'players',
  'users',
  'platforms',
  'platform_translations',
  'games',
  'game_translations',
  'chart_groups',
  'chart_group_translations',
  'charts',
  'chart_translations',
  'chart_values',
  'chart_value_translations',
  'value_formats',
  'sessions',
  'refresh_tokens',
  'settings',
]);

export interface ReadCost {
  /** Blocks of tables and indexes, without those of names. */
  buffers: number;
  ofNames: number;
  /** The median of several requests. */
  milliseconds: number;
}

/** The whole server on a filled database, as a site whose requests are measured one at a time. */
export async function openSite(database: Database, filled: FilledSite) {
  const { plugin, nodes } = recordQueries();
  const { app, get, findUrl, refuses } = await openRequests(database.withPlugin(plugin), filled);
  return {
    read: async (read: Read) => get(await findUrl(read)),
    /** @returns Undefined for a read that the site refuses. */
    async measure(read: Read): Promise<ReadCost | undefined> {
      if (refuses(read)) return undefined;
      const url = await findUrl(read);
      await get(url);
      nodes.length = 0;
      await get(url);
      const { buffers, scans } = await explainNodes(database, nodes.splice(0));
      const times: number[] = [];
      while (times.length < rounds) {
        const before = performance.now();
        await get(url);
        times.push(performance.now() - before);
      }
      const ofNames = scans
        .filter(({ table }) => nameTables.has(table))
        .reduce((sum, scan) => sum + scan.ownBuffers, 0);
      return { buffers: buffers - ofNames, ofNames, milliseconds: median(times) };
    },
    /** The paths that are read, of a group in the description of the API. */
    routes: (tag: string) =>
      Object.entries(writeOpenApi(app).paths)
        .filter(([, { get: operation }]) => operation?.tags.includes(tag))
        .map(([route]) => route),
    close: () => app.close(),
  };
}
