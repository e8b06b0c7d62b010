import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { buildSettings, hashFiles, listSources } from './buildSources';

/** Identifies a build. Client, worker, server, health checks and snapshots carry the same two values. */
export interface BuildIdentity {
  id: string;
  /** When the sources were last changed, as ISO 8601 in UTC. Later builds compare greater as text. */
  builtAt: string;
}

const sourceFolders = ['src', 'locales', 'public'];

const run = promisify(execFile);
const git = async (...commandLine: string[]): Promise<string> => {
  const { stdout } = await run('git', commandLine, { maxBuffer: 10_000_000 });
  return stdout.trim();
};

/** The last commit that changed the sources; undefined without git or with uncommitted changes. */
async function readCommit(): Promise<{ id: string; seconds: number } | undefined> {
  const sources = ['--', ...sourceFolders, ...buildSettings];
  try {
    if ((await git('status', '--porcelain', ...sources)) !== '') return undefined;
    const [id = '', seconds] = (await git('log', '-1', '--format=%H %ct', ...sources)).split(' ');
    return id === '' ? undefined : { id: id.slice(0, 12), seconds: Number(seconds) };
  } catch {
    return undefined;
  }
}

async function newestChange(files: readonly string[]): Promise<number> {
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return Math.max(0, ...times) / 1000;
}

async function packageVersion(): Promise<string> {
  const parsed: unknown = JSON.parse(await readFile('package.json', 'utf8'));
  const { version } = { version: '', ...(typeof parsed === 'object' ? parsed : {}) };
  return version || '0';
}

const isoSeconds = (seconds: number) =>
  new Date(Math.floor(seconds) * 1000).toISOString().replace('.000', '');

/**
 * The identity of what a build of the current folder makes. It depends on the sources and the environment only, so that the same
 * sources give the same files on every node.
 */
export async function readBuildIdentity(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<BuildIdentity> {
  const named = environment['BUILD_ID'];
  if (named && !/^[\w.+-]{1,64}$/.test(named)) {
    throw new Error('BUILD_ID must have at most 64 characters: letters, digits and . _ + -');
  }
  const files = await listSources(sourceFolders);
  const commit = await readCommit();
  const epoch = environment['SOURCE_DATE_EPOCH'];
  const seconds = epoch ? Number(epoch) : (commit?.seconds ?? (await newestChange(files)));
  return {
    id:
      named || (commit?.id ?? `${await packageVersion()}-${(await hashFiles(files)).slice(0, 10)}`),
    builtAt: isoSeconds(seconds),
  };
}
