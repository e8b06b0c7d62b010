import { environment } from '../config/environment';

/** A file of the build, as listed in the precache manifest. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

/** The name of this build: its id, and the hash of its first script. */
export function buildVersion(manifest: readonly ManifestEntry[]): string {
  const main = manifest.find(({ url }) => /\/main\.[\w-]+\.js$/.test(url))?.url;
  const hash = /\.([\w-]+)\.js$/.exec(main ?? '')?.[1] ?? 'none';
  return `${environment.buildId}-${hash}`;
}
