import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { paths } from '../../../src/contract/paths';
import { MemberPage } from '../../../src/features/members/MemberPage';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { collection } from '../../support/fixtures/collection';
import { comment } from '../../support/fixtures/comments';
import { problem } from '../../support/fixtures/errors';
import { session } from '../../support/fixtures/session';
import { ada as member, sessionReply } from '../../support/fixtures/users';
import { renderWithStore } from '../../support/browser/renderWithStore';

const ada = {
  '@id': '/api/members/ada',
  '@type': 'Member',
  id: 7,
  username: 'ada',
  slug: 'ada',
  memberSince: '2017-07-14T10:00:00Z',
  nbComment: 12,
};
const article = {
  '@id': '/api/articles/3',
  '@type': 'Article',
  id: 3,
  slug: 'a-tie',
  title: 'A tie',
};
const said = (id: number) => ({ ...comment({ id }), article });

function give(total: number, member: object = ada) {
  const all = Array.from({ length: total }, (_, index) => said(total - index));
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () => HttpResponse.json(member)),
    http.get(`*${paths.memberComments('ada')}`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const items = all.slice((page - 1) * 10, page * 10);
      return HttpResponse.json(collection(paths.memberComments('ada'), items, total));
    }),
  );
}
const renderArticles = (slug: string, count: number) => <p>{`${count} articles of ${slug}`}</p>;
const renderScores = (player: number, { scores }: { scores: number }) => (
  <p>{`${scores} scores of player ${player}`}</p>
);
const page = <MemberPage renderArticles={renderArticles} renderScores={renderScores} />;
const setUp = (options: Partial<Parameters<typeof renderWithStore>[1]> = {}) =>
  renderWithStore(
    <Routes>
      <Route path="/en/members/:slug" element={page} />
    </Routes>,
    { at: '/en/members/ada', ...options },
  );
const name = () => screen.findByRole('heading', { level: 1, name: 'ada' });

test('shows name, date of joining and comments, page by page', async () => {
  give(12);
  const { user } = await setUp();
  await name();
  expect(screen.getByText('Member since July 14, 2017')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Comments (12)' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getAllByRole('link', { name: 'A tie' })[0]).toHaveAttribute(
    'href',
    '/en/a-tie-article-a3',
  );
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Load more comments' }));
  expect(await screen.findByText('Comment 1')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

test('the address of a former name becomes the present one', async () => {
  const present = { ...ada, slug: 'ada-l' };
  give(0, present);
  apiServer.use(
    http.get(`*${paths.publicMember('ada-l')}`, () => HttpResponse.json(present)),
    http.get(`*${paths.memberComments('ada-l')}`, () =>
      HttpResponse.json(collection(paths.memberComments('ada-l'), [], 0)),
    ),
  );
  const { address } = await setUp();
  await name();
  await waitFor(() => expect(address()).toBe('/en/members/ada-l'));
});

test('shows nothing but a note while the account is disabled', async () => {
  give(12, { ...ada, disabled: true, player: 3, nbScore: 2, nbArticle: 1 });
  await setUp();
  await name();
  expect(screen.getByText(/^This account is disabled or suspended\./)).toBeVisible();
  expect(screen.queryByText(/scores of player|articles of|Member since/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  await checkAccessibility();
});

test.each([
  [{ role: 'administrator', nbArticle: 3 }, 'Administrator · Author'],
  [{ role: 'player', nbArticle: 0 }, 'Player'],
  [{ role: 'player', nbArticle: 0, country: 'SE' }, 'Player · Sweden'],
  [{ role: 'emperor' }, 'Member'],
  [{}, 'Member'],
])('shows the role of a member: %j', async (facts, text) => {
  give(0, { ...ada, ...facts });
  await setUp();
  await name();
  expect(screen.getByText(text)).toBeVisible();
});

test('shows the articles of a member who has written some', async () => {
  give(0, { ...ada, nbArticle: 3 });
  await setUp();
  expect(await screen.findByText('3 articles of ada')).toBeVisible();
});

test('shows the scores of a member who has posted some', async () => {
  give(0, { ...ada, player: 11, nbScore: 34 });
  await setUp();
  expect(await screen.findByText('34 scores of player 11')).toBeVisible();
});

test.each([
  ['ada', false],
  ['grace', true],
])('offers %s to compare the player with themselves: %s', async (username, offered) => {
  give(0, { ...ada, player: 11, nbScore: 34 });
  const auth = session({ token: sessionReply().token, user: { ...member, username } });
  await setUp({ preloadedState: { auth } });
  await name();
  expect(screen.getByRole('link', { name: 'Rivals' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compare with me' }) !== null).toBe(offered);
});

test.each([{ player: null, nbScore: 0 }, { player: 11, nbScore: 0 }, {}])(
  'shows no scores of a member without any: %j',
  async (facts) => {
    give(0, { ...ada, ...facts });
    await setUp();
    await name();
    expect(screen.queryByText(/scores of player/)).toBeNull();
    expect(screen.getByText(/has not posted any scores yet/)).toBeVisible();
  },
);

test('shows a message for a member without comments', async () => {
  give(0, { ...ada, memberSince: null });
  await setUp();
  await name();
  expect(await screen.findByText('ada has not written any comments yet.')).toBeVisible();
  expect(screen.queryByText(/Member since/)).toBeNull();
});

test('an unknown or deleted member is not found', async () => {
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(problem(404, 'Gone.'), { status: 404 }),
    ),
  );
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Member not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute(
    'href',
    '/en/articles',
  );
  await checkAccessibility();
});

test('a failure is reported, and can be retried', async () => {
  give(1);
  apiServer.use(
    http.get(
      `*${paths.publicMember('ada')}`,
      () => HttpResponse.json(problem(500, ''), { status: 500 }),
      { once: true },
    ),
  );
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await name()).toBeVisible();
});

test('the previous page’s title is removed while the member loads', async () => {
  let answer: (response: Response) => void = () => undefined;
  give(0);
  apiServer.use(
    http.get(
      `*${paths.publicMember('ada')}`,
      () => new Promise<Response>((resolve) => (answer = resolve)),
    ),
  );
  document.title = 'Articles | Video Game Records';
  const { user } = await renderWithStore(
    <Routes>
      <Route path="/en/articles" element={<Link to="/en/members/ada">ada</Link>} />
      <Route path="/en/members/:slug" element={page} />
    </Routes>,
    { at: '/en/articles' },
  );
  expect(document.title).toBe('Articles | Video Game Records');
  await user.click(screen.getByRole('link', { name: 'ada' }));
  await waitFor(() => expect(document.title).toBe('Loading… | Video Game Records'));
  answer(HttpResponse.json(ada));
  await waitFor(() => expect(document.title).toBe('ada | Video Game Records'));
  await name();
});

test('says offline that the device has no copy', async () => {
  apiServer.use(http.get('*', () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await setUp();
  expect(await screen.findByText(/This device has no copy/)).toBeVisible();
});
