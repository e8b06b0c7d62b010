import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAssets, type ClientBuild } from './clientBuild';

/** Identifies a build. A later `builtAt` compares greater as text. */
export interface BuildIdentity {
  id: string;
  builtAt: string;
}

export interface AssetFile {
  name: string;
  encoding: 'br' | null;
  content: Buffer;
}

/** The files other nodes need to serve a build's assets and to update browsers to it. */
export interface BuildFiles extends BuildIdentity {
  document: ClientBuild;
  worker: string;
  /** Names of the files in `assets/`. */
  assets: string[];
}

/** Files that the build writes beside an asset. */
const companions = /\.(br|gz|map)$/;

function parseIdentity(text: string): BuildIdentity | undefined {
  const parsed: unknown = JSON.parse(text);
  const { build } = { build: undefined, ...(typeof parsed === 'object' ? parsed : {}) };
  const { id, builtAt } = { id: undefined, builtAt: undefined, ...Object(build) };
  return typeof id === 'string' && typeof builtAt === 'string' && builtAt !== ''
    ? { id, builtAt }
    : undefined;
}

/** Undefined if nothing has been built, and for a development build, which no other node serves. */
export async function readBuildIdentity(clientFolder: string): Promise<BuildIdentity | undefined> {
  try {
    return parseIdentity(await readFile(path.join(clientFolder, '../assets.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

export async function readBuildFiles(clientFolder: string): Promise<BuildFiles | undefined> {
  const identity = await readBuildIdentity(clientFolder);
  if (!identity) return undefined;
  const read = (name: string) => readFile(path.join(clientFolder, name), 'utf8');
  const [template, list, worker, names] = await Promise.all([
    read('../index.html'),
    read('../assets.json'),
    read('sw.js'),
    readdir(path.join(clientFolder, 'assets')),
  ]);
  return {
    ...identity,
    document: { template, ...parseAssets(list) },
    worker,
    assets: names.filter((name) => !companions.test(name)),
  };
}

/** An asset as it is sent: compressed if the build compressed it. */
export async function readAsset(clientFolder: string, name: string): Promise<AssetFile> {
  const file = path.join(clientFolder, 'assets', name);
  const compressed = await readFile(`${file}.br`).catch(() => undefined);
  return compressed
    ? { name, encoding: 'br', content: compressed }
    : { name, encoding: null, content: await readFile(file) };
}
