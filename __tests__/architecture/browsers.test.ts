import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { root, sourceFiles } from './sourceFiles';

const load = createRequire(__filename);
const { browserslist }: { browserslist: { production: string[] } } = load('../../package.json');
const data: CompatData = load('@mdn/browser-compat-data');

const browsers = ['chrome', 'edge', 'firefox', 'safari'] as const;
const oldest = browsers.map((browser) => {
  const line = browserslist.production.find((text) => text.startsWith(`${browser} >= `)) ?? '';
  return { browser, version: Number(line.slice(`${browser} >= `.length)) };
});

/** Names of the project or of a library that are also names of a new part of the language. */
const otherMeanings = new Set([
  '.error',
  '.escape',
  '.isError',
  '.move',
  '.pause',
  '.use',
  'new LanguageDetector',
]);

/** New parts that are used where they exist, with something else where they do not. */
const guarded = new Set(['new ClipboardItem', 'globalThis.requestIdleCallback']);

/** Whether each of the oldest browsers has it, without a flag or prefix. */
const isSupported = ({ support }: CompatStatement) =>
  oldest.every(({ browser, version }) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ flags, prefix, alternative_name, version_added }) =>
          !flags &&
          !prefix &&
          !alternative_name &&
          Number(String(version_added).replace('≤', '')) <= version,
      ),
  );

const partsOf = (owner: Identifier = {}) =>
  Object.keys(owner).flatMap((name) => {
    const part = owner[name];
    const { __compat: compat } = part ?? {};
    return part && compat ? [{ name, part, supported: isSupported(compat) }] : [];
  });

/** What source code would say to use a part that one of the oldest browsers lacks. */
function newParts(): Set<string> {
  const supported = new Map<string, boolean>();
  const add = (use: string, here: boolean) =>
    supported.set(use, here || (supported.get(use) ?? false));
  for (const { name: owner, part } of partsOf(data.javascript.builtins)) {
    for (const { name, supported: here } of partsOf(part)) {
      add(`${owner}.${name}`, here);
      // Of what object a member is, the text does not say: one that any object has counts as supported.
      add(`.${name}`, here);
    }
  }
  for (const { name: owner, part } of partsOf(data.api)) {
    for (const { name, supported: here } of partsOf(part)) {
      if (name.endsWith('_static')) add(`${owner}.${name.slice(0, -'_static'.length)}`, here);
      if (owner === 'Window') add(`globalThis.${name}`, here);
    }
  }
  for (const { name, supported: here } of [
    ...partsOf(data.javascript.builtins),
    ...partsOf(data.api),
  ]) {
    add(`new ${name}`, here);
    add(`globalThis.${name}`, here);
  }
  return new Set([...supported].flatMap(([use, here]) => (here ? [] : [use])));
}

const missing = newParts();

const usesIn = (code: string) =>
  [
    ...code.matchAll(/(?<![\w$.])[A-Z]\w*\.\w+|\bglobalThis\.\w+|\bnew [A-Z]\w*/g),
    ...code.matchAll(/(?<!\.)\.[A-Za-z]\w*/g),
  ]
    .map(([use]) => use)
    .filter((use) => missing.has(use) && !otherMeanings.has(use) && !guarded.has(use));

const browserFiles = sourceFiles.filter((file) => !/^src\/(server|build)\//.test(file));

test('package.json names the oldest version of each browser', () => {
  expect(browserslist.production).toEqual(
    oldest.map(({ browser, version }) => `${browser} >= ${version}`),
  );
});

test.each([
  'Iterator.from(rows)',
  'rows.union(others)',
  'globalThis.scheduler',
  'new URLPattern()',
])('finds %s, which the oldest browsers do not have', (code) => {
  expect(usesIn(code)).toHaveLength(1);
});

// Members of objects of web APIs are not looked up: their names are everyday words.
test('code for the browser uses only what the oldest browsers of package.json have', () => {
  const uses = browserFiles.flatMap((file) =>
    usesIn(
      readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''),
    ).map((use) => `${file}: ${use}`),
  );
  expect(uses).toEqual([]);
});
