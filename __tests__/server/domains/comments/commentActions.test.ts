import { RateLimitProblem } from '../../../../src/contract/schemas/problems';
import {
  changeComment,
  countsOf,
  joinAs,
  removeComment,
  sendComment,
  writeComment,
} from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
/** Another node on the same database, with a tenth of every limit. */
let strict: TestServer;
let article: number;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  strict = await createTestServer({ node: server, config: { rateLimitFactor: 0.1 } });
});
beforeEach(async () => {
  article = await publishArticle(server.database);
  await server.database.deleteFrom('rateLimits').execute();
});
afterAll(async () => {
  await strict?.close();
  await server?.close();
});

describe('rate limits', () => {
  test('apply to new comments per member', async () => {
    const member = await joinAs(server);
    for (let count = 0; count < 3; count += 1) {
      await writeComment(strict, { article }, member.headers);
    }
    const response = await sendComment(strict, { article }, member.headers);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('600');
    readContract(RateLimitProblem, response.json());
    expect(await countsOf(server, article)).toEqual({ counted: 3, written: 3 });
  });

  test('apply to new comments per address', async () => {
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const { headers } = await joinAs(server);
      for (let again = 0; again < 3; again += 1) {
        statuses.push((await sendComment(strict, { article }, headers)).statusCode);
      }
    }
    expect(statuses).toEqual([...Array(12).fill(201), ...Array(3).fill(429)]);
  });

  test('apply to changes and deletions per member', async () => {
    const member = await joinAs(server);
    const { id } = await writeComment(server, { article }, member.headers);
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      const content = `<p>Text number ${count}</p>`;
      statuses.push((await changeComment(strict, id, { content }, member.headers)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await removeComment(strict, id, member.headers)).statusCode).toBe(429);
  });
});

describe('the idempotency key', () => {
  const key = '0b8e6f1c-6a52-4d0e-9a7e-5d1f0c2b3a49';

  test('sent twenty times at once creates one comment and one response', async () => {
    const { headers } = await joinAs(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendComment(index % 2 === 0 ? server : strict, { article, key }, headers),
      ),
    );
    const written = answers.filter(({ statusCode }) => statusCode === 201);
    // The node with the stricter limits may reject some; every successful response has the one comment.
    expect(written.length).toBeGreaterThanOrEqual(10);
    expect(new Set(written.map(({ body }) => body)).size).toBe(1);
    expect(await countsOf(server, article)).toEqual({ counted: 1, written: 1 });
  });

  test('repeated does not count against the rate limits', async () => {
    const { headers } = await joinAs(server);
    await Promise.all(
      Array.from({ length: 20 }, () => sendComment(server, { article, key }, headers)),
    );
    const used = await server.database.selectFrom('rateLimits').select(['key', 'used']).execute();
    const comments = used.filter((row) => row.key.startsWith('comments'));
    expect(comments.map((row) => row.used)).toEqual([1, 1]);
    for (let count = 0; count < 5; count += 1) {
      expect((await sendComment(strict, { article, key }, headers)).statusCode).toBe(201);
    }
  });

  test('returns the first response even after the comment was changed or deleted or its article withdrawn', async () => {
    const { headers } = await joinAs(server);
    const first = await sendComment(server, { article, key }, headers);
    const { id } = await writeComment(server, { article, key }, headers);
    await changeComment(server, id, { content: '<p>Changed.</p>' }, headers);
    expect((await sendComment(server, { article, key }, headers)).body).toBe(first.body);
    await removeComment(server, id, headers);
    await server.database
      .updateTable('articles')
      .set({ status: 'CANCELED' })
      .where('id', '=', article)
      .execute();
    const again = await sendComment(server, { article, key }, headers);
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    expect(await countsOf(server, article)).toEqual({ counted: 0, written: 0 });
  });

  test('with another text or article is rejected', async () => {
    const { headers } = await joinAs(server);
    const other = await publishArticle(server.database);
    await writeComment(server, { article, key }, headers);
    const content = '<p>Something else.</p>';
    const answers = [
      await sendComment(server, { article, key, content }, headers),
      await sendComment(server, { article: other, key }, headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(await countsOf(server, article)).toEqual({ counted: 1, written: 1 });
    expect(await countsOf(server, other)).toEqual({ counted: 0, written: 0 });
  });

  test('with different texts at once writes one and rejects the others', async () => {
    const { headers } = await joinAs(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        sendComment(server, { article, key, content: `<p>Text ${index}</p>` }, headers),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
    expect(await countsOf(server, article)).toEqual({ counted: 1, written: 1 });
  });

  test('of another member is a different key', async () => {
    await writeComment(server, { article, key }, (await joinAs(server)).headers);
    await writeComment(server, { article, key }, (await joinAs(server)).headers);
    expect(await countsOf(server, article)).toEqual({ counted: 2, written: 2 });
  });

  test('can be reused after a rejection', async () => {
    const { headers } = await joinAs(server);
    const refused = await sendComment(server, { article: 999_999, key }, headers);
    expect(refused.statusCode).toBe(422);
    await writeComment(server, { article, key }, headers);
  });

  test.each([
    ['of 256 characters', 'k'.repeat(256)],
    ['with a space', 'a key'],
  ])('%s is not a valid key', async (_name, bad) => {
    const { headers } = await joinAs(server);
    expect((await sendComment(server, { article, key: bad }, headers)).statusCode).toBe(400);
    expect(await countsOf(server, article)).toEqual({ counted: 0, written: 0 });
  });
});

test('is optional: without it each request creates a comment', async () => {
  const { headers } = await joinAs(server);
  await writeComment(server, { article }, headers);
  await writeComment(server, { article }, headers);
  expect(await countsOf(server, article)).toEqual({ counted: 2, written: 2 });
});
