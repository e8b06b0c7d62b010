import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '../../../src/contract/languages';
import { pageChunk } from '../../../src/contract/pageChunks';
import { routeNames } from '../../../src/contract/pages';
import type { BuildIdentity } from '../../../src/server/platform/builds/readBuildFiles';

/** A build without one of its pages. */
const builtPages = routeNames.filter((name) => name !== 'VideoPlayers');

/** The files of a build whose worker and assets contain its id; scripts are compressed, style sheets are not. */
function writeBuildFiles(clientFolder: string, { id }: BuildIdentity, files: readonly string[]) {
  mkdirSync(path.join(clientFolder, 'assets'));
  for (const file of files) {
    const name = path.join(clientFolder, file);
    writeFileSync(name, `${file} of ${id}`);
    if (file.endsWith('.js')) writeFileSync(`${name}.br`, brotliCompressSync(`${file} of ${id}`));
  }
  writeFileSync(path.join(clientFolder, 'sw.js'), `worker of ${id}`);
}

/**
 * A folder as the client's build leaves it: the real template, and chunks that exist by name only. With an identity
 * their files exist too, with the id as their hash.
 */
export function createBuiltClient(build?: BuildIdentity) {
  const hash = build?.id ?? '0123';
  const chunk = (name: string): [string, string[]] => [name, [`/assets/${name}.${hash}.js`]];
  const folder = mkdtempSync(path.join(tmpdir(), 'built-client-'));
  const clientFolder = path.join(folder, 'public');
  const themeInit = `/assets/themeInit.${hash}.js`;
  const sources = { 'themeInit.ts': themeInit };
  const texts = { [`/assets/main.${hash}.css`]: 'p{margin:0}', [themeInit]: 'setTheme()' };
  const writeAssets = (chunks: Record<string, string[]>) =>
    writeFileSync(
      path.join(folder, 'assets.json'),
      JSON.stringify({ build, chunks, sources, texts }),
    );
  mkdirSync(clientFolder);
  copyFileSync('public/index.html', path.join(folder, 'index.html'));
  const chunks = Object.fromEntries([
    ...languages.map((language) => chunk(`locale-${language}`)),
    ...builtPages.map((page) => chunk(pageChunk(page))),
    chunk('material-styles'),
  ]);
  const main = [`/assets/main.${hash}.css`, `/assets/main.${hash}.js`];
  writeAssets({ ...chunks, main });
  if (build) {
    const files = [...Object.values(chunks).flat(), ...main, ...Object.values(sources)];
    writeBuildFiles(clientFolder, build, files);
  }
  return {
    clientFolder,
    chunks,
    writeAssets,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
