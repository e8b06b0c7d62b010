import { setTimeout as delay } from 'node:timers/promises';
import { paths, sitePaths } from '../../../../src/contract/paths';
import { joinAs, sendComment } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { currentDriver } from '../../../support/database/testDatabases';
import { eventually } from '../../../support/eventually';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1_000_000 } });
});
afterAll(() => server?.close());

/** Restarting the embedded database takes seconds. */
const outages = currentDriver() === 'postgres' ? 10 : 1;

test('requests get 201 or 503 during outages, and no acknowledged comment is lost', async () => {
  const { database, app } = server;
  const article = await publishArticle(database);
  const { headers } = await joinAs(server);
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  const work = { going: true };
  const write = async (writer: number) => {
    for (let count = 0; work.going; count += 1) {
      const content = `<p>Comment ${writer}-${count}</p>`;
      const { statusCode } = await sendComment(server, { article, content }, headers);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode === 201) acknowledged.push(content);
      // Lets other requests run in between.
      await delay();
    }
  };
  const readyStatus = () => app.inject(sitePaths.ready).then(({ statusCode }) => statusCode);
  const writers = [1, 2, 3, 4].map(write);

  for (let outage = 0; outage < outages; outage += 1) {
    const before = acknowledged.length;
    await eventually(
      () => Promise.resolve(acknowledged.length),
      (count) => count >= before + 5,
    );
    await server.breakConnections();
    await eventually(readyStatus, (status) => status === 200);
  }
  work.going = false;
  await Promise.all(writers);

  expect([...statuses.keys()].toSorted()).toEqual([201, 503]);
  const rows = await database.selectFrom('comments').select('content').execute();
  const written = rows.map(({ content }) => content);
  expect(acknowledged.filter((content) => !written.includes(content))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
  expect((await app.inject(paths.articles)).statusCode).toBe(200);
});
