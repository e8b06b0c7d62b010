import { usageError } from '../../../../src/server/platform/settings/commandUsage';

test.each([
  ['npm run db:backup -- FILE [--overwrite]', 'node server.js db FILE [--overwrite]'],
  ['npm run db:check [-- --repair]', 'node server.js db [--repair]'],
  ['npm run records:verify', 'node server.js db'],
])('names the command of a package instead of %s', (usage, shown) => {
  expect(usageError(usage, 'node server.js db').message).toBe(`Usage: ${shown}`);
  expect(usageError(usage, undefined).message).toBe(`Usage: ${usage}`);
});
