import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '../../src/contract/languages';
import { pageChunk } from '../../src/contract/pageChunks';

const builtPages = ['Home', 'ArticleList', 'ArticleDetail', 'Faq', 'Settings'] as const;

const chunk = (name: string): [string, string[]] => [name, [`/assets/${name}.0123.js`]];

/** A folder as the client's build leaves it: the real template, and chunks that exist by name only. */
export function createBuiltClient() {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-client-'));
  const clientFolder = path.join(folder, 'public');
  const writeAssets = (chunks: Record<string, string[]>) =>
    writeFileSync(
      path.join(folder, 'assets.json'),
      JSON.stringify({ chunks, sources: { 'themeInit.ts': '/assets/themeInit.0123.js' } }),
    );
  mkdirSync(clientFolder);
  copyFileSync('public/index.html', path.join(folder, 'index.html'));
  const chunks = Object.fromEntries([
    ...languages.map((language) => chunk(`locale-${language}`)),
    ...builtPages.map((page) => chunk(pageChunk(page))),
    chunk('material-look'),
  ]);
  writeAssets({ ...chunks, main: ['/assets/main.0123.css', '/assets/main.0123.js'] });
  return {
    clientFolder,
    chunks,
    writeAssets,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
