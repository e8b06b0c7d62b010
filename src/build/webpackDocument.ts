import { readFile } from 'node:fs/promises';
import { minifyScript } from './minifyScript';

/** Inlines the start guard script into the document's template: a separate file could itself fail to load. */
export async function insertStartGuard(template: Buffer): Promise<string> {
  const script = minifyScript(await readFile('src/app/reloadOnMissingFiles.ts', 'utf8')).trim();
  return template
    .toString()
    .replace('{{reloadOnMissingFiles}}', () => `<script>${script}</script>`);
}
