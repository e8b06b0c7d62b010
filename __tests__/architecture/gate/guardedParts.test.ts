import { findParts } from '../../gate/guardedParts';

test.each([
  [['docs/records.md', 'src/server/domains/users/userRoutes.ts'], []],
  [['package-lock.json'], ['install']],
  [['src/build/start.ts'], ['install', 'rollout']],
  [['src/server/process/runServer.ts'], ['faults']],
  [['src/server/platform/database/openEmbedded.ts'], ['faults', 'embedded']],
  [['src/server/platform/database/migrations/001Accounts.ts'], []],
  [['src/server/platform/jobs/runJobs.ts'], ['faults']],
  [['src/service-worker/worker.ts'], ['rollout']],
  [['src/theme/definitions/classic.ts'], ['themes']],
  [['src/store/store.ts', '__tests__/journeys/walk/steps.ts'], ['walk']],
  [['src/server/domains/records/ranking/rankNextGame.ts'], ['rankings']],
])('a change of %j adds %j', (files, parts) => {
  expect(findParts(files)).toEqual(parts);
});
