import { filesBelow, sourceFiles } from './sourceFiles';

/** Folders of tests that cover the whole rather than one file of src. */
const withoutMirror = ['architecture', 'deploy', 'faults', 'journeys', 'support'];

test('every test file has the path of its source file', () => {
  const sources = new Set(
    [
      ...sourceFiles,
      ...filesBelow('src').filter((file) => file.endsWith('.sql')),
      // Tests of benchmarks that need a server; others stand beside them.
      ...filesBelow('bench').map((file) => `server/${file}`),
    ].map((file) => file.replace(/^src\//, '').replace(/\.(tsx?|sql)$/, '')),
  );
  const orphans = filesBelow('__tests__')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/^__tests__\//, '').replace(/\.test\.tsx?$/, ''))
    .filter((file) => !withoutMirror.includes(file.split('/')[0] ?? ''))
    // Programs that measure the server have their tests among those of the server.
    .filter((file) => !file.startsWith('server/bench/'))
    .filter((file) => !sources.has(file));
  expect(orphans).toEqual([]);
});

test('tests are written in TypeScript and named .test', () => {
  const odd = filesBelow('__tests__').filter((file) => /\.(spec\.|test\.jsx?$)/.test(file));
  expect(odd).toEqual([]);
});
