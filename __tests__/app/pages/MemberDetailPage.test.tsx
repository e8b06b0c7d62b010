import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { MemberDetailPage } from '../../../src/app/pages/MemberDetailPage';
import { paths } from '../../../src/contract/paths';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { articleSummary } from '../../support/fixtures/articles';
import { collection } from '../../support/fixtures/collection';
import { publicMember } from '../../support/fixtures/users';
import { renderWithStore } from '../../support/browser/renderWithStore';

const url = paths.memberArticles('ada');
const all = Array.from({ length: 8 }, (_, index) => articleSummary({ id: 8 - index }));

beforeEach(() => {
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(publicMember({ nbArticle: all.length, nbComment: 0 })),
    ),
    http.get(`*${paths.memberComments('ada')}`, () => HttpResponse.json(collection(url, [], 0))),
    http.get(`*${url}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const size = Number(searchParams.get('itemsPerPage'));
      const start = (Number(searchParams.get('page')) - 1) * size;
      return HttpResponse.json(collection(url, all.slice(start, start + size), all.length));
    }),
  );
});

async function setUp() {
  const rendered = await renderWithStore(
    <Routes>
      <Route path="/en/members/:slug" element={<MemberDetailPage />} />
    </Routes>,
    { at: '/en/members/ada' },
  );
  const section = within(await screen.findByRole('region', { name: '8 articles' }));
  return { ...rendered, section };
}

test('lists the articles of a member, newest first, and loads more', async () => {
  const { user, section } = await setUp();
  expect(await section.findByRole('link', { name: /Article 8/ })).toHaveAttribute(
    'href',
    '/en/article-8-article-a8',
  );
  expect(section.getAllByRole('article')).toHaveLength(6);
  await checkAccessibility();
  await user.click(section.getByRole('button', { name: 'Load more articles' }));
  expect(await section.findByRole('link', { name: /Article 1/ })).toBeVisible();
  expect(section.getAllByRole('article')).toHaveLength(8);
  expect(section.queryByRole('button', { name: 'Load more articles' })).toBeNull();
});

test('offers to try again when only the articles fail to load', async () => {
  apiServer.use(http.get(`*${url}`, () => new HttpResponse(null, { status: 503 }), { once: true }));
  const { user, section } = await setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'ada' })).toBeVisible();
  await user.click(await section.findByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('link', { name: /Article 8/ })).toBeVisible();
});
