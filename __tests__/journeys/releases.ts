import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../architecture/sourceFiles';

const built = (file: string) => path.join(root, 'dist', file);
const readBuilt = (file: string) => readFileSync(built(file), 'utf8');

/**
 * The built site as another build: with its own identity and another name for each script, as if every source had
 * changed. It shares no file with the original build.
 */
export function createRelease({ id, builtAt }: { id: string; builtAt: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-release-'));
  const clientFolder = path.join(folder, 'public');
  const { build, ...list } = JSON.parse(readBuilt('assets.json'));
  const rename = (text: string) =>
    text.replaceAll(/(assets\/(?:main|\d+)\.\w+)\.js/g, `$1-${id}.js`);
  const change = (text: string) =>
    rename(text).replaceAll(build.id, id).replaceAll(build.builtAt, builtAt);
  // The first script computes the names of all others.
  const changeScript = (text: string) =>
    change(text).replaceAll(/(\[\w+\]\+")\.js"/g, `$1-${id}.js"`);

  cpSync(built('public'), clientFolder, {
    recursive: true,
    filter: (file) => !/public\/(assets|videos)\b/.test(file),
  });
  mkdirSync(path.join(clientFolder, 'assets'));
  const [files]: string[][] = JSON.parse(readBuilt('builds.json'));
  for (const file of (files ?? []).filter((name) => !/\.(br|gz)$/.test(name))) {
    const target = path.join(clientFolder, rename(file));
    if (file.endsWith('.js')) writeFileSync(target, changeScript(readBuilt(`public/${file}`)));
    else copyFileSync(built(`public/${file}`), target);
  }
  rmSync(path.join(clientFolder, 'sw.js.br'), { force: true });
  rmSync(path.join(clientFolder, 'sw.js.gz'), { force: true });
  writeFileSync(path.join(clientFolder, 'sw.js'), change(readBuilt('public/sw.js')));
  copyFileSync(built('index.html'), path.join(folder, 'index.html'));
  const identity = { id, builtAt };
  writeFileSync(
    path.join(folder, 'assets.json'),
    JSON.stringify({ build: identity, ...JSON.parse(rename(JSON.stringify(list))) }),
  );
  return { id, clientFolder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Release = ReturnType<typeof createRelease>;
