import * as fc from 'fast-check';
import { sitePaths } from '../../../src/contract/paths';
import { createAdministrator } from '../../support/server/adminArticles';
import { makeTargets } from '../../support/server/callTargets';
import { joinAs } from '../../support/server/comments';
import { currentDriver } from '../../support/database/testDatabases';
import { createTestServer, type TestServer } from '../../support/server/createTestServer';
import { describedCalls, type Description } from '../../support/server/describedCalls';

const roles = ['guest', 'member', 'administrator'] as const;
type Role = (typeof roles)[number];

const logLines: string[] = [];
const headers: Record<Role, Record<string, string>> = { guest: {}, member: {}, administrator: {} };
let server: TestServer;
let description: Description;
let targets: Awaited<ReturnType<typeof makeTargets>>;
/** Whether the last request may have changed or removed its target. */
let changed = true;

/** Other seeds generate other requests; a failure they find becomes a test of its own. */
const seed = 20_261_122;

beforeAll(async () => {
  server = await createTestServer({
    config: { rateLimitFactor: 1_000_000 },
    writeLog: (line) => logLines.push(line),
  });
  description = (await server.app.inject(sitePaths.openApi)).json();
  headers.member = (await joinAs(server)).headers;
  headers.administrator = (await createAdministrator(server, ['ROLE_SUPER_ADMIN'])).headers;
});
afterAll(() => server?.close());

/** Every described operation as method and path. */
const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  );

/** All of the requests are for PostgreSQL in the full gate: making targets takes long. */
const share = currentDriver() === 'postgres' && process.env.TEST_LANE === 'full' ? 1 : 1 / 3;

async function* hostileCalls(method: string, path: string, role: Role) {
  const parameters = description.paths[path]?.[method]?.parameters?.length ?? 0;
  const full = role === 'administrator' ? 12 + 6 * parameters : 4 + 2 * parameters;
  const numRuns = Math.ceil(full * share);
  for (let run = 0; run < numRuns; run += 1) {
    // What a request has modified or removed is no target of the next one.
    if (changed) targets = await makeTargets(server, headers.member);
    const facts = { description, samples: targets.samples(path), id: targets.idFor(path) };
    yield* fc.sample(describedCalls(method, path, facts), { numRuns: 1, seed: seed + run });
  }
}

test.each(roles)(
  'responds to a %s with a status below 500, whatever bytes the request contains',
  async (role) => {
    const failures: unknown[] = [];
    let answered = 0;
    for (const { method, path } of operations()) {
      for await (const call of hostileCalls(method, path, role)) {
        const { statusCode, body } = await server.app.inject({
          ...call,
          headers: { ...call.headers, ...headers[role] },
        });
        answered += 1;
        changed = method !== 'get' && statusCode < 300;
        if (statusCode >= 500) failures.push({ call, statusCode, body });
      }
    }
    expect(answered).toBeGreaterThan(200);
    expect(failures).toEqual([]);
    // No warnings in the log either: routes clean or reject text that the database cannot store.
    expect(logLines.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
  },
);
