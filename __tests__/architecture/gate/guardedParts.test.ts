import { everyPart, findParts, isLeftOut } from '../../gate/guardedParts';
import { nameOf } from '../../gate/serverTests';
import { filesBelow } from '../sourceFiles';

test.each([
  [['docs/records.md', 'src/server/domains/users/userRoutes.ts'], []],
  [['package-lock.json'], ['install']],
  [['src/build/start.ts'], ['install', 'rollout', 'commands']],
  [['src/server/process/runServer.ts'], ['faults', 'commands', 'jobs']],
  [['src/server/platform/database/openEmbedded.ts'], ['faults', 'embedded', 'commands']],
  [['src/server/platform/database/migrations/001Accounts.sql'], ['commands', 'sample']],
  [['src/server/platform/jobs/runJobs.ts'], ['faults', 'jobs']],
  [['src/service-worker/worker.ts'], ['rollout', 'screens']],
  [['src/theme/definitions/classic.ts'], ['themes', 'screens']],
  [
    ['src/store/store.ts', '__tests__/journeys/walk/steps.ts'],
    ['screens', 'walk'],
  ],
  [['src/server/domains/records/payments/payNextGame.ts'], ['rankings', 'sample']],
])('a change of %j adds %j', (files, parts) => {
  expect(findParts(files)).toEqual(parts);
});

test('a server test of a part runs with its part only', () => {
  const test = 'server/process/siteBackup';
  expect([isLeftOut(test, []), isLeftOut(test, ['jobs']), isLeftOut(test, ['commands'])]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the server tests of parts exist', () => {
  const names = [...filesBelow('__tests__/server'), ...filesBelow('__tests__/build')].map(nameOf);
  expect(names.filter((name) => isLeftOut(name, []))).toEqual([
    'server/process/backgroundJobs',
    'server/process/runTask',
    'server/process/siteBackup',
    'server/process/siteCheck',
    'server/process/siteMove',
    'server/sample/seedRecords',
    'build/createPackage',
  ]);
  expect(names.filter((name) => isLeftOut(name, everyPart))).toEqual([]);
});
