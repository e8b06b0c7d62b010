import { environment } from '../config/environment';

/** A file of the build, as listed in the precache manifest. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

/** The build's first script. */
export const mainScript = (manifest: readonly ManifestEntry[]): string =>
  manifest.find(({ url }) => /\/main\.[\w-]+\.js$/.test(url))?.url ?? '';

/** The name of this build: its id, and the hash of its first script. */
export function buildVersion(manifest: readonly ManifestEntry[]): string {
  const hash = /\.([\w-]+)\.js$/.exec(mainScript(manifest))?.[1] ?? 'none';
  return `${environment.buildId}-${hash}`;
}
