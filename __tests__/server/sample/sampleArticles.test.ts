import { filesBelow } from '../../architecture/sourceFiles';
import { articleCategories } from '../../../src/contract/articleFilters';
import { languages } from '../../../src/contract/languages';
import {
  sanitizeArticleHtml,
  sanitizeCommentHtml,
} from '../../../src/server/platform/security/sanitizeHtml';
import { sampleArticles } from '../../../src/server/sample/sampleArticles';
import { sampleMembers } from '../../../src/server/sample/sampleMembers';

const usernames = sampleMembers.map(({ username }) => username);
const camelCase = (slug: string) =>
  slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Text and tags without what the sanitiser may write differently: link attributes, entities, the slash of `<br />`. */
const plain = (html: string) => html.trim().replaceAll(/ rel="[^"]*"|&\w+;| \/(?=>)/g, '');

test('every file is listed under the name of its slug', () => {
  const files = filesBelow('src/server/sample/articles').map((file) =>
    file.replace(/^.*\/|\.ts$/g, ''),
  );
  expect(sampleArticles.map(({ slug }) => camelCase(slug)).toSorted()).toEqual(files.toSorted());
});

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
