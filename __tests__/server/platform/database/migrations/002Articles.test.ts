import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

async function setUp() {
  const { database } = opened;
  const { id: articleId } = await database
    .insertInto('articles')
    .values({ slug: `article-${Math.random()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await database
    .insertInto('users')
    .values({ username: `u${articleId}`, slug: `u${articleId}`, email: `${articleId}@example.org` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comment = { articleId, userId, content: 'c', contentSource: 'c', sanitizerVersion: 1 };
  await database.insertInto('comments').values([comment, comment, comment]).execute();
  const article = () =>
    database
      .selectFrom('articles')
      .selectAll()
      .where('id', '=', articleId)
      .executeTakeFirstOrThrow();
  return { database, articleId, userId, article };
}

describe('articles and their comments', () => {
  it('store the comment count', async () => {
    const { database, articleId, article } = await setUp();
    expect(await article()).toMatchObject({ commentCount: 3, status: 'UNDER CONSTRUCTION' });
    await database
      .deleteFrom('comments')
      .where('id', '=', (query) =>
        query
          .selectFrom('comments')
          .select((expression) => expression.fn.max('id').as('id'))
          .where('articleId', '=', articleId),
      )
      .execute();
    expect(await article()).toMatchObject({ commentCount: 2 });
  });

  it('keep the comments of a member who left', async () => {
    const { database, articleId, userId, article } = await setUp();
    await database.deleteFrom('users').where('id', '=', userId).execute();
    const comments = await database
      .selectFrom('comments')
      .select('userId')
      .where('articleId', '=', articleId)
      .execute();
    expect(comments).toEqual([{ userId: null }, { userId: null }, { userId: null }]);
    expect(await article()).toMatchObject({ commentCount: 3 });
  });

  it('are deleted with their article', async () => {
    const { database, articleId } = await setUp();
    await database.deleteFrom('articles').where('id', '=', articleId).execute();
    const left = await database
      .selectFrom('comments')
      .select('id')
      .where('articleId', '=', articleId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('usernames and addresses', () => {
  it.each([
    [{ username: 'Someone', email: 'b@example.org' }],
    [{ username: 'other', email: 'A@Example.org' }],
  ])('are unique regardless of case: %j', async (second) => {
    const { database } = opened;
    await database
      .insertInto('users')
      .values({ username: 'someone', slug: 's', email: 'a@example.org' })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    const insert = database.insertInto('users').values({ ...second, slug: second.username });
    await expect(insert.execute()).rejects.toMatchObject({ code: '23505' });
  });
});
