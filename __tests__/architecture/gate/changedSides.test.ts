import { readFileSync } from 'node:fs';
import { sidesOf } from '../../gate/changedSides';
import { filesBelow } from '../sourceFiles';

const namesOf = (files: string[]) => {
  const sides = sidesOf(files);
  return sides === 'everything' ? sides : [...sides].join(' ');
};

test.each([
  ['no file', [], ''],
  ['documentation', ['README.md', 'docs/records.md', 'src/server/README.md'], ''],
  ['the record of gates', ['.ci/wholeGate.json'], ''],
  ['an architecture test', ['__tests__/architecture/routes.test.ts'], ''],
  ['a component', ['src/components/Card.tsx'], 'client'],
  ['a component’s test', ['__tests__/components/Card.test.tsx'], 'client'],
  ['a text', ['locales/fr/core.json'], 'client'],
  ['a route', ['src/server/domains/users/userRoutes.ts'], 'server'],
  ['a proxy’s configuration', ['deploy/nginx.conf'], 'server'],
  ['both', ['src/store/store.ts', '__tests__/server/cli/cli.test.ts'], 'client server'],
  ['a journey', ['__tests__/journeys/records.test.ts'], 'journeys'],
  [
    'documentation that a server test reads',
    ['docs/data-retention.md', 'docs/schema.md'],
    'server',
  ],
  ['the contract', ['docs/records.md', 'src/contract/paths.ts'], 'everything'],
  ['the build', ['src/build/build.ts'], 'everything'],
  ['what tests share', ['__tests__/support/eventually.ts'], 'everything'],
  ['what journeys share', ['__tests__/journeys/visitor.ts'], 'everything'],
  ['a dependency', ['package-lock.json'], 'everything'],
  ['the gate itself', ['.ci/run', '__tests__/gate/runJest.ts'], 'everything'],
  ['a file without a rule', ['new-folder/file.ts'], 'everything'],
])('the sides of %s are found', (_name, files, sides) => {
  expect(namesOf(files)).toBe(sides);
});

test('documentation that tests of one side read belongs to that side', () => {
  const tests = filesBelow('__tests__').filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('__tests__/architecture/'),
  );
  const unread = tests.flatMap((file) => {
    const own = namesOf([file]);
    const pages = readFileSync(file, 'utf8').match(/(?<=')docs\/[\w-]+\.md(?=')/g) ?? [];
    return pages.filter((page) => namesOf([page]) !== own).map((page) => `${file}: ${page}`);
  });
  expect(unread).toEqual([]);
});
