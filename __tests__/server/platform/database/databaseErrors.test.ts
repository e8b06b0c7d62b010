import { pino } from 'pino';
import { toDatabaseError } from '../../../../src/server/platform/database/databaseErrors';
import { explainFailure } from '../../../../src/server/platform/settings/startupErrors';

const failure = (code: string, message: string) =>
  toDatabaseError(Object.assign(new Error(message), { code }));

/** The message of the error in the log. */
function logged(error: unknown): unknown {
  const lines: string[] = [];
  pino({}, { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
  return JSON.parse(lines[0] ?? '{}').err.message;
}

test.each([
  ['53100', 'could not extend file', 'The database accepts no writes: could not extend file'],
  ['25006', 'read-only transaction', 'The database accepts no writes: read-only transaction'],
  ['ECONNREFUSED', 'connect refused', 'The database cannot be reached: connect refused'],
  ['57014', 'canceling statement', 'The database took too long: canceling statement'],
])('the log says of %s what the database cannot do, and why', (code, message, line) => {
  expect(logged(failure(code, message))).toBe(line);
});

test.each([
  ['53100', 'The database accepts no writes: the reason'],
  ['ECONNREFUSED', 'Cannot reach the database: the reason'],
])('at the start the operator reads of %s: %s', (code, line) => {
  expect(explainFailure(failure(code, 'the reason'))).toBe(line);
});
