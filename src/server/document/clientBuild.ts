import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the client's build left for the documents: the template, and the files of each chunk. */
export interface ClientBuild {
  template: string;
  chunks: Record<string, string[]>;
  /** Files named after their source, whatever hash they carry. */
  sources: Record<string, string>;
}

/** Reads a list of assets as the build writes it. */
export function parseAssets(text: string): Pick<ClientBuild, 'chunks' | 'sources'> {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError('No list of assets.');
  const { chunks, sources } = { chunks: {}, sources: {}, ...parsed };
  return { chunks, sources };
}

/** Reads a build as it is stored for other nodes. */
export function parseDocument(stored: unknown): ClientBuild | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { template, chunks, sources } = { template: '', chunks: {}, sources: {}, ...stored };
  return typeof template === 'string' && template !== ''
    ? { template, chunks, sources }
    : undefined;
}

/**
 * Reads the client's build and keeps it until its files change: a new build is served without a restart. Gives undefined where
 * nothing has been built.
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
      // Missing, or half written by a build that is just running: what was read before still stands.
      return known?.build;
    }
  };
}
