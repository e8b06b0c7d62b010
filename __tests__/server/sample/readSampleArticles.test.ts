import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { articleCategories } from '../../../src/contract/articleFilters';
import { languages } from '../../../src/contract/languages';
import { pointsByRank } from '../../../src/server/domains/records/formulas/chartPoints';
import {
  sanitizeArticleHtml,
  sanitizeCommentHtml,
} from '../../../src/server/platform/security/sanitizeHtml';
import { readSampleArticles } from '../../../src/server/sample/readSampleArticles';
import { sampleMembers } from '../../../src/server/sample/sampleMembers';

const sampleArticles = readSampleArticles();
const usernames = sampleMembers.map(({ username }) => username);
/** Text and tags without what the sanitiser may write differently: link attributes, entities, the slash of `<br />`. */
const plain = (html: string) => html.trim().replaceAll(/ rel="[^"]*"|&\w+;| \/(?=>)/g, '');

test('there are enough articles: in total, in seven languages, featured and per category', () => {
  expect(sampleArticles.length).toBeGreaterThanOrEqual(60);
  const everywhere = sampleArticles.filter(({ translations }) =>
    languages.every((language) => translations[language]),
  );
  expect(everywhere.length).toBeGreaterThanOrEqual(12);
  expect(sampleArticles.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
  const used = new Set(sampleArticles.map(({ category }) => category));
  expect([...used].toSorted()).toEqual(articleCategories.toSorted());
});

test('slugs, dates and titles are unique', () => {
  for (const values of [
    sampleArticles.map(({ slug }) => slug),
    sampleArticles.map(({ publishedAt }) => publishedAt),
    sampleArticles.map(({ translations }) => translations.en.title),
  ]) {
    expect(new Set(values).size).toBe(sampleArticles.length);
  }
});

describe.each(sampleArticles.map((article) => [article.slug, article] as const))(
  '%s',
  (slug, article) => {
    test('has a valid author, date and slug', () => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(usernames).toContain(article.author);
      expect(Date.parse(article.publishedAt)).toBeLessThan(Date.parse('2026-11-19'));
    });

    test('has texts that pass the sanitiser unchanged', () => {
      for (const { title, excerpt, content } of Object.values(article.translations)) {
        expect(title.trim()).toBe(title);
        expect(excerpt.length).toBeGreaterThan(15);
        expect(excerpt.length).toBeLessThanOrEqual(220);
        expect(plain(sanitizeArticleHtml(content))).toBe(plain(content));
      }
    });

    test('has comments by members after its publication', () => {
      for (const { author, at, content } of article.comments) {
        expect(usernames).toContain(author);
        expect(Date.parse(at)).toBeGreaterThan(Date.parse(article.publishedAt));
        expect(plain(sanitizeCommentHtml(content))).toBe(plain(content));
      }
    });
  },
);

describe('the table of points', () => {
  const rows = (content: string) =>
    [...content.matchAll(/<tr>\s*((?:<td>[^<]*<\/td>\s*)+)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell?.replace(/\D/g, '') ?? ''),
    );

  test.each(['en', 'fr'] as const)('in %s has what the site pays', (language) => {
    const article = sampleArticles.find(
      ({ slug }) => slug === 'what-changed-in-the-points-formula',
    );
    const paid = [1, 4, 25, 100, 400].map((players) => {
      const points = pointsByRank(players);
      const at = (rank: number) => (rank > players ? '' : String(points[rank - 1] ?? 0));
      return [String(players), at(1), at(2), at(10), at(players)];
    });
    expect(rows(article?.translations[language]?.content ?? '')).toEqual(paid);
  });
});

describe('an article with an error', () => {
  let folder: string;
  let article: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'articles-'));
    article = path.join(folder, 'the-twenty-minute-rule');
    await cp('src/server/sample/articles/the-twenty-minute-rule', article, { recursive: true });
  });
  afterEach(async () => rm(folder, { recursive: true }));

  const replace = async (name: string, from: RegExp, to: string) => {
    const file = path.join(article, name);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(from);
    await writeFile(file, text.replace(from, to));
  };

  test.each([
    ['article.yaml', 'category', /category: \w+/, 'category: gossip'],
    ['article.yaml', 'author', /author: \w+/, 'author: nobody_known'],
    ['article.yaml', 'motif', /motif: \w+/, 'motif: teapot'],
    ['article.yaml', 'publishedAt', /publishedAt: \S+/, 'publishedAt: yesterday'],
    ['article.yaml', 'colour', /hue: /, 'colour: red\n  hue: '],
    ['fr.md', 'title', /^title: .*\n/m, ''],
    ['en.md', 'excerpt', /^excerpt: .*$/m, 'excerpt: 5'],
    ['en.md', 'title', /title/, 'name'],
  ])('is rejected with the file %s and the property %s', async (name, property, from, to) => {
    await replace(name, from, to);
    expect(() => readSampleArticles(folder)).toThrow(
      new RegExp(`the-twenty-minute-rule.${name}: .*/${property} `),
    );
  });

  test.each([
    ['en', 'de'],
    ['fr', 'pt-pt'],
  ])('is rejected when its %s file is named %s', async (language, unknown) => {
    await rename(path.join(article, `${language}.md`), path.join(article, `${unknown}.md`));
    expect(() => readSampleArticles(folder)).toThrow(`${unknown}.md: not a language of the site`);
  });

  test.each(['en', 'fr'])('is rejected without its %s text', async (language) => {
    await rm(path.join(article, `${language}.md`));
    expect(() => readSampleArticles(folder)).toThrow('the-twenty-minute-rule: en.md or fr.md');
  });
});
