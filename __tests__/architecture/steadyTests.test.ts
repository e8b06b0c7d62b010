import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow, root } from './sourceFiles';

/** For each rule of `support/steadyTests.js`, syntax that it reports. */
const reported = {
  'no-test-timeout': [
    "test('x', () => {}, 90_000);",
    "it('x', () => {}, limit);",
    "test.only('x', () => {}, 90_000);",
    "test.each([1])('x', () => {}, 90_000);",
    "it.each`a`('x', () => {}, 90_000);",
    'beforeAll(() => {}, 90_000);',
    'jest.setTimeout(90_000);',
  ],
  'no-wait-timeout': [
    "screen.findByText('x', {}, { timeout: 8000 });",
    'const longWait = { timeout: 8 * second };',
    'link.waitFor({ timeout: limit });',
    'link.waitFor({ timeout });',
    'context.setDefaultTimeout(15_000);',
    'fetch(url, { signal: AbortSignal.timeout(5000) });',
    'eventually(ask, counts, 60);',
  ],
  'no-measured-time': [
    'const took = performance.now() - start;',
    'const took = Date.now() - started;',
    'const left = end - Date.now();',
    'while (performance.now() < end);',
    'if (end < Date.now()) stop();',
    'expect(changed).toBeGreaterThan(Date.now() - 1000);',
  ],
  'no-sleep': [
    'await delay(20);',
    'await new Promise((resolve) => setTimeout(resolve, 20));',
    'await page.waitForTimeout(20);',
  ],
  'no-instant-absence': [
    'expect(await link.count()).toBe(0);',
    'expect(await link.count()).toEqual(0);',
    'expect(await link.isVisible()).toBe(false);',
    'expect(await link.isHidden()).toBe(true);',
  ],
  'no-network-idle': ["await page.waitForLoadState('networkidle');"],
};

const accepted = [
  "test('x', () => {});",
  'test.each([1])("x", () => {});',
  'beforeAll(() => {});',
  "screen.findByText('x');",
  "const problems = { timeout: new Error('x') };",
  'context.setDefaultTimeout(waitTimeout);',
  'eventually(ask, counts);',
  'const fetchedAt = new Date(Date.now() - 3 * hour);',
  'recorder.read(performance.now());',
  "await delay('infinite');",
  'await new Promise((resolve) => setTimeout(resolve));',
  'await new Promise((resolve) => setTimeout(resolve, 0));',
  'expect(await link.count()).toBe(1);',
  'expect(await link.isVisible()).toBe(true);',
];

type Report = { diagnostics: { code: string; filename: string }[] };

/** The rules that report each line of code. */
function lint(lines: readonly string[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr-lint-'));
  const names = Object.keys(reported).map((name) => `steady-tests/${name}`);
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [path.join(root, '__tests__/support/steadyTests.js')],
    rules: Object.fromEntries(names.map((name) => [name, 'error'])),
  };
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  lines.forEach((line, index) => writeFileSync(path.join(folder, `line${index}.js`), line));
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics }: Report = JSON.parse(stdout);
  return lines.map((_line, index) => [
    ...new Set(
      diagnostics
        .filter(({ filename }) => filename.endsWith(`line${index}.js`))
        .map(({ code }) => /\((.+)\)/.exec(code)?.[1] ?? code),
    ),
  ]);
}

test('lint reports what makes a test depend on the speed of the machine', () => {
  const planted = Object.entries(reported).flatMap(([rule, lines]) =>
    lines.map((line) => ({ line, rules: [rule] })),
  );
  const found = lint(planted.map(({ line }) => line));
  expect(planted.map(({ line }, index) => ({ line, rules: found[index] }))).toEqual(planted);
});

test('lint accepts steady tests', () => {
  const found = lint(accepted);
  expect(accepted.filter((_line, index) => found[index]?.length !== 0)).toEqual([]);
});

test('lint applies each of these rules to the tests', () => {
  const config = readFileSync(path.join(root, 'oxlint.config.js'), 'utf8');
  const missing = Object.keys(reported).filter(
    (name) => !config.includes(`'steady-tests/${name}': 'error'`),
  );
  expect(missing).toEqual([]);
});

test('tests open databases without the limits of production', () => {
  const opening = filesBelow('__tests__').filter(
    (file) =>
      /^__tests__\/(faults|server|support)\/.*\.ts$/.test(file) &&
      /\bopenDatabase\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(opening).toEqual([
    '__tests__/server/platform/database/openDatabase.test.ts',
    '__tests__/support/database/openPatiently.ts',
  ]);
});
