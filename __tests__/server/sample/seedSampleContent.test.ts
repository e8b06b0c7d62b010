import { verify } from '@node-rs/argon2';
import { languages } from '../../../src/contract/languages';
import type { OpenDatabase } from '../../../src/server/platform/database/openedDatabase';
import { readSampleArticles } from '../../../src/server/sample/readSampleArticles';
import { sampleAccounts } from '../../../src/server/sample/sampleMembers';
import { seedSampleContent } from '../../../src/server/sample/seedSampleContent';
import { createTestDatabase } from '../../support/database/createTestDatabase';

const sampleArticles = readSampleArticles();
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
  await seedSampleContent(opened.database, { covers: 'none', records: 'none' });
});
afterAll(async () => opened.close());

test('stores every article for readers of every language', async () => {
  const rows = await opened.database
    .selectFrom('articleListings')
    .select(({ fn }) => ['language', fn.countAll<number>().as('total')])
    .groupBy('language')
    .execute();
  expect(Object.fromEntries(rows.map(({ language, total }) => [language, total]))).toEqual(
    Object.fromEntries(languages.map((language) => [language, sampleArticles.length])),
  );
});

test('counts the comments it stores', async () => {
  const { total } = await opened.database
    .selectFrom('articles')
    .select(({ fn }) => fn.sum<number>('commentCount').as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(sampleArticles.flatMap(({ comments }) => comments).length);
});

test.each(sampleAccounts)(
  'lets $username log in with the printed password',
  async ({ username, password }) => {
    const { passwordHash } = await opened.database
      .selectFrom('users')
      .select('passwordHash')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(passwordHash ?? '', password)).toBe(true);
  },
);

test('rejects a database that has members', async () => {
  await expect(
    seedSampleContent(opened.database, { covers: 'none', records: 'none' }),
  ).rejects.toThrow(/not empty/);
});
