import { readFileSync } from 'node:fs';
import path from 'node:path';
import { everyFault, listStart, renderFaults } from '../support/faults/faultList';
import { filesBelow, root } from './sourceFiles';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Without the results, whose last run is not this one. */
const withoutResults = (text: string) =>
  text.replaceAll(/\*\* \((passed|failed|left out)\)/g, '**').trim();

test('each test that stands for a fault exists in its file', () => {
  const missing = everyFault
    .flatMap(({ tests }) => tests)
    .filter(({ file, title }) => !readText(`__tests__/${file}`).includes(`'${title}'`));
  expect(missing).toEqual([]);
});

test('each fault test stands for a fault', () => {
  const named = new Set(everyFault.flatMap(({ tests }) => tests.map(({ title }) => title)));
  const unnamed = filesBelow('__tests__/faults')
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readText(file).matchAll(/^\s*(?:test|it)(?:\.each\(.*\))?\(\s*'([^']+)'/gm),
    ])
    .map(([, title = '']) => title)
    .filter((title) => !named.has(title));
  expect(unnamed).toEqual([]);
});

test('docs/faults.md lists every fault with its tests', () => {
  const [, list = ''] = readText('docs/faults.md').split(listStart);
  const [, expected = ''] = renderFaults(() => 'passed').split(listStart);
  expect(withoutResults(list)).toBe(withoutResults(expected));
});
