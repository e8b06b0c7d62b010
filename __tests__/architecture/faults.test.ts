import { readFileSync } from 'node:fs';
import path from 'node:path';
import { everyFault, renderTables, tableStart } from '../support/faults/faultTable';
import { filesBelow, root } from './sourceFiles';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The cells of the tables, without their results, whose last run is not this one. */
const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -2))
    .map((cells) => cells.map((cell) => cell.trim()));

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

test('the tables in docs/faults.md contain every fault with its tests', () => {
  const [, tables = ''] = readText('docs/faults.md').split(tableStart);
  expect(cellsOf(tables)).toEqual(cellsOf(renderTables(() => '')));
});
