import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findParts, isLeftOut } from '../gate/guardedParts';
import { nameOf } from '../gate/serverTests';
import { countText, everyMutation } from '../support/mutations/everyMutation';
import { root } from './sourceFiles';

test('the text of each mutation stands once in its file', () => {
  const wrong = everyMutation
    .map((mutation) => {
      const file = path.join(root, mutation.file);
      const count = existsSync(file) ? countText(readFileSync(file, 'utf8'), mutation) : 0;
      return { fault: mutation.fault, count };
    })
    .filter(({ count }) => count !== 1);
  expect(wrong).toEqual([]);
});

test('each mutation changes its text, and has a test file of its project', () => {
  const folders = { architecture: 'architecture/', journeys: 'journeys/' };
  const wrong = everyMutation.filter(({ text, replacement, project, test }) => {
    const folder = { server: 'server/', 'server-postgres': 'server/', browser: '', ...folders }[
      project
    ];
    const isTest = test.startsWith(folder) && existsSync(path.join(root, '__tests__', test));
    return !isTest || text === replacement;
  });
  expect(wrong).toEqual([]);
});

test('the gate runs the test of each mutation when its file has changed', () => {
  const missed = everyMutation.filter(({ file, test }) =>
    isLeftOut(nameOf(`__tests__/${test}`), findParts([file])),
  );
  expect(missed).toEqual([]);
});
