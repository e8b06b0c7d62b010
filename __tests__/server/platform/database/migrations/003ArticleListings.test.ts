import { sql } from 'kysely';
import { languages, type Language } from '../../../../../src/contract/languages';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());
beforeEach(() => opened.database.deleteFrom('articles').execute());

async function write(texts: Partial<Record<Language, string>>, slug = 'one'): Promise<number> {
  const { id } = await opened.database
    .insertInto('articles')
    .values({ slug, category: 'news', status: 'PUBLISHED', publishedAt: '2026-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const language of languages) {
    const title = texts[language];
    if (title !== undefined) await translate(id, language, title);
  }
  return id;
}

const translate = (articleId: number, language: Language, title: string) =>
  opened.database
    .insertInto('articleTranslations')
    .values({
      articleId,
      language,
      title,
      content: '<p>Été&nbsp;&amp; <b>Sommer</b></p>',
      contentSource: '',
      sanitizerVersion: 1,
    })
    .execute();

const listings = () =>
  opened.database.selectFrom('articleListings').selectAll().orderBy('language').execute();
const counts = () =>
  opened.database.selectFrom('articleCounts').selectAll().where('total', '<>', 0).execute();

describe('article listings', () => {
  it('are in the reader’s own language, else English', async () => {
    await write({ en: 'Hello', ja: 'こんにちは' });
    const shown = (await listings()).map(({ language, locale }) => `${language}:${locale}`);
    expect(shown.toSorted()).toEqual(
      ['en:en', 'es:en', 'fr:en', 'it:en', 'ja:ja', 'pt-br:en', 'zh-cn:en'].toSorted(),
    );
  });

  it('fall back to the first available language without English', async () => {
    await write({ ja: 'こんにちは', fr: 'Bonjour' });
    const english = (await listings()).find(({ language }) => language === 'en');
    expect(english).toMatchObject({ locale: 'fr', title: 'Bonjour' });
  });

  it('fold case, accents and kana of title and visible text', async () => {
    await write({ en: 'ÉLAN ｶﾞ' });
    const [row] = await listings();
    expect(row).toMatchObject({ searchTitle: 'elan が', searchText: 'elan が ete & sommer' });
  });

  it('are updated when a text is changed, added or removed', async () => {
    const id = await write({ en: 'First' });
    await opened.database.updateTable('articleTranslations').set({ title: 'Second' }).execute();
    expect(new Set((await listings()).map(({ title }) => title))).toEqual(new Set(['Second']));
    await translate(id, 'fr', 'Troisième');
    expect((await listings()).filter(({ locale }) => locale === 'fr')).toHaveLength(1);
    await opened.database.deleteFrom('articleTranslations').where('language', '=', 'fr').execute();
    expect((await listings()).filter(({ locale }) => locale === 'fr')).toHaveLength(0);
    await opened.database.deleteFrom('articleTranslations').execute();
    expect(await listings()).toEqual([]);
  });

  it('are updated with the article', async () => {
    const id = await write({ en: 'Hello' });
    await opened.database
      .updateTable('articles')
      .set({ category: null, featured: true, publishedAt: '2026-05-05T00:00:00Z' })
      .where('id', '=', id)
      .execute();
    expect((await listings())[0]).toMatchObject({
      category: null,
      featured: true,
      publishedAt: '2026-05-05T00:00:00.000Z',
    });
  });

  it('are not updated by a view', async () => {
    await write({ en: 'Hello' });
    const versions = () => sql`select xmin::text from article_listings`.execute(opened.database);
    const before = await versions();
    await opened.database.updateTable('articles').set({ views: 5 }).execute();
    expect((await versions()).rows).toEqual(before.rows);
  });
});

describe('article counts', () => {
  const news = { status: 'PUBLISHED', category: 'news', featured: false };

  it('match the listed articles', async () => {
    const first = await write({ en: 'One' });
    await write({ fr: 'Deux' }, 'two');
    await write({}, 'without-text');
    expect(await counts()).toEqual([{ ...news, total: 2 }]);
    await opened.database
      .updateTable('articles')
      .set({ category: null, status: 'CANCELED' })
      .where('id', '=', first)
      .execute();
    expect(await counts()).toEqual(
      expect.arrayContaining([
        { ...news, total: 1 },
        { status: 'CANCELED', category: '', featured: false, total: 1 },
      ]),
    );
    await opened.database.deleteFrom('articles').execute();
    expect(await counts()).toEqual([]);
  });

  it('are correct after simultaneous writes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => write({ en: 'E', fr: 'F' }, `article-${index}`)),
    );
    expect(await counts()).toEqual([{ ...news, total: 20 }]);
  });
});
