import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { pino } from 'pino';
import { paths } from '../../src/contract/paths';
import { pastRules } from '../../src/contract/records/past';
import { SessionReply } from '../../src/contract/schemas/session';
import { buildApp } from '../../src/server/process/app';
import type { Database } from '../../src/server/platform/database/tables';
import { measuredPlayer } from '../../__tests__/support/database/records/fillScores';
import { readContract } from '../../__tests__/support/readContract';
import type { Read } from './reads';

const password = 'insert coin 1';

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

export interface FilledSite {
  /** The largest chart, which all players are on. */
  chart: number;
  players: number;
  now: Date;
}

/** The whole server on a filled database, with a member who is logged in. */
export async function openRequests(database: Database, { chart, players, now }: FilledSite) {
  const subject = await findSubject(database, chart, players);
  const app = await buildApp({
    config: { port: 3000, rateLimitFactor: 1_000_000 },
    database,
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

  return {
    app,
    get,
    /** Asks first for the page that links to what is read, if there is one. Of a ranking that ends before, that page is read. */
    async findUrl(read: Read): Promise<string> {
      const url = fill(read, subject);
      if (!read.follow) return url;
      const { 'hydra:view': view } = await get(url);
      return view?.[read.follow] ?? url;
    },
    /** Whether the site refuses a read because it would cost too much. */
    refuses: ({ route, query }: Read): boolean =>
      route.endsWith('/ranking') && query.includes('at=') && players > pastRules.maxEvents,
  };
}
