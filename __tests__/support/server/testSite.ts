import { cp } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../../src/contract/paths';
import type { DatabaseLocation } from '../../../src/server/platform/database/openDatabase';
import type { Database } from '../../../src/server/platform/database/tables';
import { readConfig } from '../../../src/server/platform/settings/config';
import type { CommandContext } from '../../../src/server/process/runTask';
import { createShutdownTasks } from '../../../src/server/process/shutdownTasks';
import { openPatiently } from '../database/openPatiently';
import {
  createLocation,
  currentDriver,
  findTemplate,
  removeLocation,
  type Driver,
  type TemplateState,
} from '../database/testDatabases';
import { password, type TestMember } from './members';
import { commandProgram, ServerProcess, temporaryFolder } from './serverProcess';
import { startSourceWorker } from './startSourceWorker';

export interface TestSite {
  dataFolder: string;
  /** Settings of a server and of commands for this site. */
  environment: Record<string, string>;
  location: DatabaseLocation;
}

const sites: { driver: Driver; name: string }[] = [];

/** The data folder, and the database if it is not in it, of a site. `new`: an embedded database has no files yet. */
export async function createSite({
  driver = currentDriver(),
  state = 'empty',
}: { driver?: Driver; state?: TemplateState | 'new' } = {}): Promise<TestSite> {
  const dataFolder = await temporaryFolder();
  const template = state === 'new' ? undefined : findTemplate(driver, state);
  const shared = { DATA_DIR: dataFolder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' };
  if (driver === 'embedded') {
    const folder = path.join(dataFolder, 'database');
    if (template !== undefined) await cp(template, folder, { recursive: true });
    return { dataFolder, environment: shared, location: { url: undefined, folder } };
  }
  const location = await createLocation(driver, template);
  sites.push({ driver, name: location.name });
  const environment = {
    ...shared,
    DATABASE_URL: location.url ?? '',
    TOKEN_SECRET: 'a secret of the tests, forty characters long',
  };
  return { dataFolder, environment, location };
}

/** For afterAll, after the processes were ended. */
export async function removeSites(): Promise<void> {
  for (const { driver, name } of sites.splice(0)) await removeLocation(driver, name);
}

/** Opens the site's database while no server has it. */
export async function inDatabase<Result>(
  { location }: TestSite,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const opened = await openPatiently(location);
  return work(opened.unlimited).finally(opened.close);
}

/** Runs a command as its program does; returns what it printed. */
export async function command(
  { environment }: Pick<TestSite, 'environment'>,
  work: (context: CommandContext, print: (line: string) => void) => Promise<unknown>,
): Promise<string[]> {
  const printed: string[] = [];
  const umask = process.umask();
  const shutdownTasks = createShutdownTasks();
  try {
    const config = readConfig(environment, 'maintain');
    const runtime = { startWorker: startSourceWorker, announce: () => undefined };
    const interrupted = new AbortController().signal;
    await work({ config, interrupted, runtime, shutdownTasks }, (line) => printed.push(line));
  } finally {
    await shutdownTasks.run();
    process.umask(umask);
  }
  return printed;
}

/** Starts the site's server in a process of its own. */
export async function startSite({ environment }: TestSite) {
  const server = new ServerProcess(environment);
  return { server, origin: await server.listening() };
}

/** Starts a command in a process of its own: `backup FILE`, `restore FILE` or `move`. */
export const startCommand = (
  environment: Record<string, string>,
  name: 'backup' | 'restore' | 'move',
  ...parameters: string[]
) => new ServerProcess(environment, { commandLine: [...commandProgram(name), ...parameters] });

async function call(url: string, { body, token }: { body?: object; token?: string } = {}) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: await response.text() };
}

export async function logInAt(origin: string, { username }: Pick<TestMember, 'username'>) {
  const { status, body } = await call(`${origin}${paths.login}`, { body: { username, password } });
  const { token = '' }: { token?: string } = JSON.parse(body);
  return { status, token };
}

/** What a member does on the site, and what the site responds: the same on the original and on a copy of it. */
export async function walkThrough(origin: string, member: TestMember, article: number) {
  const { token } = await logInAt(origin, member);
  const get = (path_: string) => call(`${origin}${path_}`, { token });
  const before = await get(paths.articleComments(article));
  const read = await get(paths.article(article));
  const written = await call(`${origin}${paths.comments}`, {
    token,
    body: { content: '<p>Well played.</p>', article: paths.article(article) },
  });
  const after = await get(paths.articleComments(article));
  const picture = /\/media\/pictures\/[\w-]+\.webp/.exec(read.body)?.[0] ?? '';
  const shown = [await get(paths.avatar(member.id)), await get(picture)];
  const totalOf = ({ body }: { body: string }): number => JSON.parse(body)['hydra:totalItems'];
  return {
    me: (await get(paths.me)).status,
    article: read.status,
    title: (/"title":"(?:[^"\\]|\\.)*"/.exec(read.body) ?? [''])[0],
    listed: JSON.parse((await get(paths.articles)).body)['hydra:totalItems'],
    written: written.status,
    comments: totalOf(after) - totalOf(before),
    before: totalOf(before),
    shown: shown.map(({ status, type, body }) => ({ status, type, body })),
  };
}
