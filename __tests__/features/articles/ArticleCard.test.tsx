import { fireEvent, screen, within } from '@testing-library/react';
import { overviewFromWire } from '../../../src/api/articleFromWire';
import { ArticleCard } from '../../../src/features/articles/ArticleCard';
import type { Language } from '../../../src/contract/languages';
import type { ArticleSummary } from '../../../src/contract/schemas/articles';
import { checkAccessibility } from '../../support/checkAccessibility';
import { articleSummary } from '../../support/fixtures/articles';
import { renderWithStore } from '../../support/renderWithStore';

const picture = '/media/pictures/0123456789abcdef-640.webp';
const pictureSources = [
  { width: 320, url: '/media/pictures/0123456789abcdef-320.webp' },
  { width: 640, url: picture },
];

async function setUp(wire: Partial<ArticleSummary> | object = {}, language: Language = 'en') {
  const article = overviewFromWire({ ...articleSummary(), ...wire });
  if (!article) throw new Error('The fixture is no article.');
  const view = await renderWithStore(<ArticleCard article={article} />, { language });
  return { ...view, card: screen.getByRole('article') };
}

test('axe finds no barrier', async () => {
  await renderWithStore(<h2>Articles</h2>);
  await setUp({ picture, pictureSources, featured: true, locale: 'fr' });
  await checkAccessibility();
});

test('names, dates, counts and leads to the article', async () => {
  const { card } = await setUp();
  expect(within(card).getByRole('heading', { level: 3, name: 'Article 1' })).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/en/article-1-article-a1');
  expect(card).toHaveTextContent('News');
  expect(card).toHaveTextContent('March 1, 2026');
  expect(card).toHaveTextContent('3 comments');
});

test('its date is written as the reader writes dates', async () => {
  const { card } = await setUp({}, 'fr');
  expect(card).toHaveTextContent('1 mars 2026');
  expect(card).toHaveTextContent('3 commentaires');
});

test('a picture comes in the size that fits', async () => {
  const { container } = await setUp({ picture, pictureSources });
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('-320.webp 320w'));
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width');
  expect(image).toHaveAttribute('height');
});

test('a picture that does not come is replaced, not broken', async () => {
  const { container } = await setUp({ picture });
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
});

test('says in which language the text is, and marks it', async () => {
  const { card } = await setUp({ locale: 'en' }, 'fr');
  expect(card).toHaveTextContent('Rédigé en anglais');
  expect(within(card).getByRole('heading')).toHaveAttribute('lang', 'en');
});

test.each(['picture', 'category', 'author', 'publishedAt', 'title', 'excerpt', 'slug', 'locale'])(
  'without %s it is still a card',
  async (field) => {
    const { card } = await setUp({ [field]: null });
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(/-article-a1$/);
    expect(within(card).getByRole('heading')).not.toHaveTextContent(/^$/);
    expect(card).not.toHaveTextContent(/null|undefined|Invalid/);
  },
);
