import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { ArticleDetailPage } from '../../../src/app/pages/ArticleDetailPage';
import type { Language } from '../../../src/contract/languages';
import { connectionLost } from '../../../src/state/pwaSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { expectConsoleErrors } from '../../support/browser/failOnConsole';
import { article, articleSummaries } from '../../support/fixtures/articles';
import { comment } from '../../support/fixtures/comments';
import { problem } from '../../support/fixtures/errors';
import { commentServer } from '../../support/browser/handlers/comments';
import { renderWithStore } from '../../support/browser/renderWithStore';

/** Names of the components that throw when rendered. */
const mockBroken = new Set<string>();

jest.mock('../../../src/features/comments/CommentItem', () => ({
  CommentItem: ({ comment }: { comment: { id: number; content: string } }) => {
    if (mockBroken.has(`comment ${comment.id}`)) throw new Error('broken');
    return comment.content;
  },
}));
jest.mock('../../../src/features/articles/card/ArticleMeta', () => ({
  ArticleMeta: ({ article: { id } }: { article: { id: number } }) => {
    if (mockBroken.has(`card ${id}`)) throw new Error('broken');
    return null;
  },
}));
jest.mock('../../../src/features/comments/CommentSection', () => {
  const module: Record<string, unknown> = jest.requireActual(
    '../../../src/features/comments/CommentSection',
  );
  const { CommentSection } = module;
  return {
    CommentSection: (props: unknown) => {
      if (mockBroken.has('comments') || typeof CommentSection !== 'function') {
        throw new Error('broken');
      }
      return CommentSection(props);
    },
  };
});
afterEach(() => mockBroken.clear());

const page = (
  <>
    <Link to="/en/article-8-article-a8">another</Link>
    <Routes>
      <Route path=":language/:articleKey" element={<ArticleDetailPage />} />
    </Routes>
  </>
);
const setUp = (key = 'article-7-article-a7', language: Language = 'en') =>
  renderWithStore(page, { language, at: `/${language}/${key}` });

const give = (given: object) =>
  apiServer.use(
    http.get('*/api/articles/7', () => HttpResponse.json({ ...article({ id: 7 }), ...given })),
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const information = () => screen.getByRole('complementary', { name: 'About this article' });

test('has no accessibility violations', async () => {
  give({ content: '<h2>One</h2><p>Text</p><table><tbody><tr><td>1</td></tr></tbody></table>' });
  await setUp();
  await heading('Article 7');
  await screen.findByRole('region', { name: 'Related articles' });
  await checkAccessibility();
});

test('shows the text with author, dates and counts', async () => {
  give({ content: `<p>${'word '.repeat(660)}</p>`, views: 12_345 });
  await setUp();
  await heading('Article 7');
  expect(document.title).toBe('Article 7 | Video Game Records');
  expect(screen.getByText('March 1, 2026').parentElement).toHaveTextContent(
    /^adaMarch 1, 20263 minutes$/,
  );
  expect(screen.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/en/members/ada');
  expect(information()).toHaveTextContent(/UpdatedMarch 2, 2026/);
  expect(information()).toHaveTextContent(/Views12,345/);
  expect(information()).toHaveTextContent(/Comments3/);
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute(
    'href',
    '/en/articles?category=news',
  );
});

test('details and actions come after the text', async () => {
  give({ content: '<p>The first sentence.</p>' });
  await setUp();
  const text = await screen.findByText('The first sentence.');
  expect(text.compareDocumentPosition(information())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows three related articles', async () => {
  await setUp();
  const related = await screen.findByRole('region', { name: 'Related articles' });
  expect(within(related).getAllByRole('article')).toHaveLength(3);
});

test('sanitises hostile text', async () => {
  give({
    title: '<img src=x onerror=alert(1)>',
    content: '<p onclick="x()">Fine<script>x()</script><img src="https://spy.example/a.png"></p>',
  });
  const { container } = await setUp();
  await heading('<img src=x onerror=alert(1)>');
  const text = screen.getByText('Fine');
  expect(text).not.toHaveAttribute('onclick');
  expect(container.querySelector('script, img[src*="spy"]')).toBeNull();
});

test('a wrong slug is corrected in the URL; query and hash are kept', async () => {
  const { address } = await setUp('wrong-article-a7?from=mail#section-one');
  await heading('Article 7');
  await waitFor(() => expect(address()).toBe('/en/article-7-article-a7?from=mail#section-one'));
});

test.each(['what?', 'a/b', '../login', '50%', 'x#y'])(
  'the invalid slug “%s” does not change the URL',
  async (slug) => {
    give({ slug });
    const { address } = await setUp();
    await heading('Article 7');
    await screen.findByRole('region', { name: 'Related articles' });
    expect(address()).toBe('/en/article-7-article-a7');
  },
);

test('a link to another article loads it', async () => {
  const { user } = await setUp();
  await heading('Article 7');
  await user.click(screen.getByRole('link', { name: 'another' }));
  await heading('Article 8');
  expect(screen.queryByRole('heading', { level: 1, name: 'Article 7' })).toBeNull();
});

test('a text in another language is labelled and marked with its language', async () => {
  give({ locale: 'en' });
  await setUp('article-7-article-a7', 'fr');
  await heading('Article 7');
  expect(screen.getAllByRole('note')[0]).toHaveTextContent('Vous le lisez en anglais');
  expect(screen.getByText('Article 7')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('The first paragraph.').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('1 mars 2026')).toBeVisible();
});

test.each([
  ['some-article-aX', 'Invalid article ID'],
  ['some-article-a0', 'Invalid article ID'],
  ['some-article-a9999', 'Article not found or removed'],
])('%s shows an explanation with links', async (key, text) => {
  await setUp(key);
  await heading(text);
  await checkAccessibility(screen.getByRole('heading', { level: 1 }).parentElement ?? undefined);
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute(
    'href',
    '/en/articles',
  );
});

test('a failure is shown with a button to try again', async () => {
  apiServer.use(
    http.get('*/api/articles/7', () => HttpResponse.json(problem(500, ''), { status: 500 })),
  );
  const { user } = await setUp();
  await heading('Failed to load the article');
  apiServer.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Article 7')).toBeVisible();
});

test.each([
  'picture',
  'pictureSources',
  'category',
  'author',
  'publishedAt',
  'updatedAt',
  'title',
  'excerpt',
  'locale',
  'content',
  'views',
  'nbComment',
])('renders an article without %s', async (field) => {
  give({ [field]: null });
  const { container } = await setUp();
  await heading(field === 'title' ? 'Untitled article' : 'Article 7');
  expect(container).not.toHaveTextContent(/null|undefined|NaN|Invalid Date/);
});

test('an author’s name links to their page if they have one', async () => {
  const author = { '@id': '/api/users/7', '@type': 'User', id: 7, username: 'ada', slug: 'ada' };
  give({ author });
  const { unmount } = await setUp();
  await heading('Article 7');
  const name = screen.getByRole('link', { name: 'ada' });
  expect(name).toHaveAttribute('href', '/en/members/ada');
  unmount();
  give({ author: { ...author, slug: '' } });
  await setUp();
  await heading('Article 7');
  expect(screen.getByText('ada').closest('a')).toBeNull();
});

test('an article without related articles has no empty section', async () => {
  apiServer.use(
    http.get('*/api/articles/7/related', () =>
      HttpResponse.json(problem(404, 'No.'), { status: 404 }),
    ),
  );
  await setUp();
  await heading('Article 7');
  expect(screen.queryByRole('region', { name: 'Related articles' })).toBeNull();
});

test('sharing without the system’s share sheet copies the canonical URL and shows a notice', async () => {
  const { user, store } = await setUp('wrong-article-a7');
  await heading('Article 7');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/en/article-7-article-a7');
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'articlePages:share.copied', severity: 'success' },
  ]);
});

test('a rejected clipboard write is reported', async () => {
  const { user, store } = await setUp();
  await heading('Article 7');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'articlePages:share.failed', severity: 'error' },
  ]);
});

test('the print button prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await setUp();
  await heading('Article 7');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('an article that fails to load explains offline reading only while offline', async () => {
  apiServer.use(http.get('*/api/articles/7', () => HttpResponse.error()));
  const { store } = await setUp();
  await heading('Failed to load the article');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Not available offline' })).toBeNull();
  act(() => {
    store.dispatch(connectionLost());
  });
  expect(await screen.findByRole('heading', { name: 'Not available offline' })).toBeVisible();
});

describe('a component that throws', () => {
  test('does not affect the article; failed comments can be rendered again', async () => {
    mockBroken.add('comments');
    const { user } = await setUp();
    await heading('Article 7');
    const notice = await screen.findByText('This part of the page could not be shown.');
    expectConsoleErrors();
    expect(notice).toBeVisible();
    mockBroken.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /^Comments/ })).toBeVisible();
  });

  test('removes one related article, not the others', async () => {
    mockBroken.add(`card ${articleSummaries(57)[1]?.id}`);
    await setUp();
    const related = await screen.findByRole('region', { name: 'Related articles' });
    expectConsoleErrors();
    expect(within(related).getAllByRole('article')).toHaveLength(2);
    expect(await heading('Article 7')).toBeVisible();
  });

  test('removes one comment, not the others', async () => {
    mockBroken.add('comment 2');
    apiServer.use(...commentServer([comment({ id: 1 }), comment({ id: 2 })]).handlers);
    await setUp();
    const comments = await screen.findByRole('region', { name: /^Comments/ });
    expect(await within(comments).findByText(/Comment 1/)).toBeVisible();
    expectConsoleErrors();
    expect(within(comments).getByRole('alert')).toHaveTextContent('could not be shown');
  });
});
