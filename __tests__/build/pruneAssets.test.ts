import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pruneAssets } from '../../src/build/pruneAssets';

let folder: string;
let assets: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vgr-builds-'));
  assets = path.join(folder, 'public/assets');
  mkdirSync(assets, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build writes its files beside the existing ones. */
async function build(...names: string[]) {
  for (const name of names) {
    writeFileSync(path.join(assets, name), '');
    writeFileSync(path.join(assets, `${name}.br`), '');
  }
  await pruneAssets(folder, [...names.map((name) => `assets/${name}`), '../index.html']);
}

test('assets of the last three builds are kept, including compressed ones', async () => {
  await build('main.1.js', 'late.1.js');
  await build('main.2.js', 'late.1.js');
  await build('main.3.js', 'late.3.js');
  expect(readdirSync(assets)).toEqual(expect.arrayContaining(['main.1.js', 'late.1.js.br']));
  await build('main.4.js', 'late.3.js');
  expect(readdirSync(assets).filter((name) => name.endsWith('.js'))).toEqual([
    'late.1.js',
    'late.3.js',
    'main.2.js',
    'main.3.js',
    'main.4.js',
  ]);
  expect(readdirSync(assets)).not.toContain('main.1.js.br');
});

test('rebuilding the same build removes no older one', async () => {
  await build('main.1.js');
  for (let again = 0; again < 4; again += 1) await build('main.2.js');
  expect(readdirSync(assets)).toContain('main.1.js');
});

test('an unreadable list is replaced', async () => {
  writeFileSync(path.join(folder, 'builds.json'), '{"broken');
  await build('main.1.js');
  expect(readdirSync(assets)).toEqual(['main.1.js', 'main.1.js.br']);
});
