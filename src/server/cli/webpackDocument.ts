import { readFile } from 'node:fs/promises';
import { minifyScript } from './minifyScript';

/** Puts the script that guards the start into the document's template: as a file it could be missing itself. */
export async function insertStartGuard(template: Buffer): Promise<string> {
  const script = minifyScript(await readFile('src/app/startGuard.ts', 'utf8')).trim();
  return template.toString().replace('{{startGuard}}', () => `<script>${script}</script>`);
}
