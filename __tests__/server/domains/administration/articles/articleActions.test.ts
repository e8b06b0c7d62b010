import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AdminArticle } from '../../../../../src/contract/schemas/adminArticles';
import { setUpAdministration } from '../../../../support/server/administration';
import { content, text } from '../../../../support/server/adminArticles';
import { readContract } from '../../../../support/readContract';

const site = setUpAdministration();

const events = async () =>
  (await site.server.database.selectFrom('auditLog').select(['event', 'details']).execute()).filter(
    ({ event }) => event === 'articleCreated',
  );

describe('a new article', () => {
  const begin = (body: object, key?: string) =>
    site.server.app.inject({
      method: 'POST',
      url: adminPaths.articles,
      headers: {
        ...site.admin.headers,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: body,
    });

  test('starts with the submitted content', async () => {
    const answer = await begin({
      content: content({ en: text('From the first word') }, { category: 'news' }),
    });
    expect(answer.statusCode).toBe(201);
    const article = readContract(AdminArticle, answer.json());
    expect(article).toMatchObject({
      version: 1,
      state: 'draft',
      slug: 'from-the-first-word',
      author: { id: site.admin.id },
      content: { category: 'news', translations: { en: { title: 'From the first word' } } },
    });
    expect(await events()).toMatchObject([{ details: { article: article.id } }]);
  });

  test('is created once however often its creation is sent', async () => {
    const key = 'new-0123456789abcdef';
    const body = { content: content({ en: text('Only once') }) };
    const before = await events();
    const answers = await Promise.all([begin(body, key), begin(body, key), begin(body, key)]);
    const ids = answers.map((answer) => readContract(AdminArticle, answer.json()).id);
    expect(new Set(ids).size).toBe(1);
    expect(await events()).toHaveLength(before.length + 1);
  });

  test('leaves nothing behind when it is rejected', async () => {
    const count = () =>
      site.server.database
        .selectFrom('articles')
        .select(({ fn }) => fn.countAll().as('articles'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const refused = await begin({ content: content({}, { slug: 'No/Slug' }) });
    expect(refused.statusCode).toBe(422);
    expect(await count()).toEqual(before);
  });
});
