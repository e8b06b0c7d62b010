import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { pino } from 'pino';
import { paths } from '../../src/contract/paths';
import { pastRules } from '../../src/contract/records/past';
import { SessionReply } from '../../src/contract/schemas/session';
import { buildApp } from '../../src/server/process/app';
import type { Database } from '../../src/server/platform/database/tables';
import { explainNodes, recordQueries } from '../../__tests__/support/database/explainQueries';
import { measuredPlayer } from '../../__tests__/support/database/records/fillScores';
import { writeOpenApi } from '../../__tests__/support/server/openApiFile';
import { readContract } from '../../__tests__/support/readContract';
import { median } from '../pageCosts/median';
import type { Read } from './reads';

const rounds = 5;
const password = 'insert coin 1';

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

/** What the names in the requests stand for. */
type Subject = Record<string, number | string>;

async function findSubject(database: Database, chart: number, players: number): Promise<Subject> {
  const { rows } = await sql<Subject>`
    select c.id as chart, c.game_id as game, s.id as score, p.id as player, u.username as name, g.id as played_game,
      g.series_id as series, (select min(id) from chart_groups where game_id = g.id) as played_group,
      (select min(id) from platforms) as platform
    from charts c join players p on p.id = ${measuredPlayer} join users u on u.id = p.user_id
    join scores s on s.chart_id = c.id and s.player_id = p.id
    join games g on g.id = (select game_id from game_standings where player_id = p.id order by score_count desc, game_id limit 1)
    where c.id = ${chart}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The measured player is not on the chart.');
  const places = {
    middle: Math.floor(players / 2),
    middleOfCountry: Math.floor(players / 10),
    middleOfBoth: Math.floor(players / 30),
  };
  return { ...row, ...places, other: measuredPlayer + 1, day: '2020-01-01' };
}

const fill = ({ route, query }: Read, subject: Subject): string =>
  `${route}?${query}`.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => `${subject[name] ?? name}`);

/** The whole server on a filled database, with a member who is logged in, as a site whose requests are measured. */
export async function openSite(
  database: Database,
  { chart, players, now }: { chart: number; players: number; now: Date },
) {
  const subject = await findSubject(database, chart, players);
  const { plugin, nodes } = recordQueries();
  const app = await buildApp({
    config: { port: 3000, rateLimitFactor: 1_000_000 },
    database: database.withPlugin(plugin),
    clock: () => now,
    logger: pino({ level: 'silent' }),
  });
  await sql`update users set password_hash = ${await hash(password)}, roles = '{ROLE_USER,ROLE_PLAYER}'
    where username = ${subject.name}`.execute(database);
  const login = await app.inject({
    method: 'POST',
    url: paths.login,
    payload: { username: subject.name, password },
  });
  const { token } = readContract(SessionReply, login.json());

  async function get(url: string) {
    const isOwn = url.includes('=me') || url.startsWith('/api/me/') || url.includes('/sheet');
    const headers = isOwn ? { authorization: `Bearer ${token}` } : {};
    const response = await app.inject({ url, headers });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return response.json<{ 'hydra:view'?: Record<string, string> }>();
  }

  /** What a read needs to know before. */
  async function findUrl(read: Read): Promise<string> {
    const url = fill(read, subject);
    if (!read.follow) return url;
    const { 'hydra:view': view } = await get(url);
    const link = view?.[read.follow];
    if (!link) throw new Error(`${url} has no ${read.follow}.`);
    return link;
  }

  return {
    read: async (read: Read) => get(await findUrl(read)),
    /** @returns Undefined for a read that the site refuses because it would cost too much. */
    async measure(read: Read): Promise<ReadCost | undefined> {
      const url = await findUrl(read);
      if (
        read.route.endsWith('/ranking') &&
        read.query.includes('at=') &&
        players > pastRules.maxEvents
      )
        return undefined;
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
