import { fireEvent, screen, within } from '@testing-library/react';
import { overviewFromWire } from '../../../../src/api/wire/articleFromWire';
import { ArticleCard } from '../../../../src/features/articles/card/ArticleCard';
import type { Language } from '../../../../src/contract/languages';
import type { ArticleSummary } from '../../../../src/contract/schemas/articles';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { articleSummary } from '../../../support/fixtures/articles';
import { renderWithStore } from '../../../support/browser/renderWithStore';

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

test('has no accessibility violations', async () => {
  await renderWithStore(<h2>Articles</h2>);
  await setUp({ picture, pictureSources, featured: true, locale: 'fr' });
  await checkAccessibility();
});

test('shows title, date and counts, and links to the article', async () => {
  const { card } = await setUp();
  expect(within(card).getByRole('heading', { level: 3, name: 'Article 1' })).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/en/article-1-article-a1');
  expect(card).toHaveTextContent('News');
  expect(card).toHaveTextContent('March 1, 2026');
  expect(card).toHaveTextContent('3 comments');
});

test('formats its date for the reader', async () => {
  const { card } = await setUp({}, 'fr');
  expect(card).toHaveTextContent('1 mars 2026');
  expect(card).toHaveTextContent('3 commentaires');
});

test('a picture has sources for each size', async () => {
  const { container } = await setUp({ picture, pictureSources });
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('-320.webp 320w'));
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width');
  expect(image).toHaveAttribute('height');
});

test('a picture that fails to load is removed', async () => {
  const { container } = await setUp({ picture });
  const image = container.querySelector('img');
  if (!image) throw new Error('The card has no picture.');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
});

test('a text in another language is labelled and marked', async () => {
  const { card } = await setUp({ locale: 'en' }, 'fr');
  expect(card).toHaveTextContent('Rédigé en anglais');
  expect(within(card).getByRole('heading')).toHaveAttribute('lang', 'en');
});

test.each(['picture', 'category', 'author', 'publishedAt', 'title', 'excerpt', 'slug', 'locale'])(
  'renders a card without %s',
  async (field) => {
    const { card } = await setUp({ [field]: null });
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(/-article-a1$/);
    expect(within(card).getByRole('heading')).not.toHaveTextContent(/^$/);
    expect(card).not.toHaveTextContent(/null|undefined|Invalid/);
  },
);
