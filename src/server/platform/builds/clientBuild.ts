import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What documents are rendered from: the build's template, and the files of each chunk. */
export interface ClientBuild {
  template: string;
  chunks: Record<string, string[]>;
  /** Hashed file names by the name of their source. */
  sources: Record<string, string>;
  /** The texts of files that the first paint waits for. Builds of before have none. */
  texts: Record<string, string>;
}

/** Parses the asset manifest that the build writes. */
export function parseAssets(text: string): Omit<ClientBuild, 'template'> {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null)
    throw new TypeError('The asset manifest is not an object.');
  const { chunks, sources, texts } = { chunks: {}, sources: {}, texts: {}, ...parsed };
  return { chunks, sources, texts };
}

/** Parses a build that another node stored in the database. */
export function parseDocument(stored: unknown): ClientBuild | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { template, ...assets } = { template: '', chunks: {}, sources: {}, texts: {}, ...stored };
  return typeof template === 'string' && template !== '' ? { template, ...assets } : undefined;
}

/**
 * Reads the client's build and caches it until its files change, so that a new build is served without a restart. Returns
 * undefined if nothing has been built.
 */
export function createClientBuildReader(clientFolder: string) {
  const files = ['../index.html', '../assets.json'].map((file) => path.join(clientFolder, file));
  let known: { stamp: string; build: ClientBuild } | undefined;

  return async function readClientBuild(): Promise<ClientBuild | undefined> {
    try {
      const stamps = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
      const stamp = stamps.join(' ');
      if (known?.stamp !== stamp) {
        const [template = '', assets = ''] = await Promise.all(
          files.map((file) => readFile(file, 'utf8')),
        );
        known = { stamp, build: { template, ...parseAssets(assets) } };
      }
      return known.build;
    } catch {
      // Missing, or half written by a running build: keep the last one.
      return known?.build;
    }
  };
}
