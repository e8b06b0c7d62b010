import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { GroupPage } from '../../../../src/features/records/group/GroupPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player, standing } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { group } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

async function setUp(query = '', member = false) {
  const intersections = fakeIntersections();
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  const rendered = await renderWithStore(<GroupPage />, {
    at: `/en/group-5-group-u5${query}`,
    ...(member ? { preloadedState: { auth } } : {}),
  });
  await screen.findByRole('heading', { name: 'Best players' });
  act(intersections.approach);
  return rendered;
}

const columns = async () => {
  const table = await screen.findByRole('table', { name: 'Best players' });
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim());
};

test('ranks the players of a group by points and by medals', async () => {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${paths.groupRanking(5)}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(boardOf(paths.groupRanking(5), [standing(1)], { total: 1 }));
    }),
  );
  const { user, address } = await setUp();
  expect(await columns()).toEqual(['Rank', 'Player', 'Points', 'Medals']);
  await checkAccessibility();
  await user.click(screen.getByRole('link', { name: 'Medals' }));
  await waitFor(() => expect(asked).toContain('?itemsPerPage=10&by=medals'));
  expect(address()).toBe('/en/group-5-group-u5?by=medals');
  expect(screen.queryByRole('link', { name: 'Game points' })).toBeNull();
});

test('members see their place, and reach their row', async () => {
  const own = {
    ...standing(77, { player: player(77, { username: ada.username }), of: 90 }),
    next: { column: 0, difference: 3 },
  };
  apiServer.use(
    http.get(`*${paths.groupRanking(5)}`, ({ request }) => {
      const search = new URL(request.url).searchParams;
      const rows = search.has('around') ? [standing(76), own] : [standing(1)];
      const page = boardOf(paths.groupRanking(5), rows, { total: 90, next: 'n' });
      return HttpResponse.json({ ...page, ...(search.has('own') && { own }) });
    }),
  );
  const { user, address } = await setUp('', true);
  const place = await screen.findByRole('region', { name: 'Your place' });
  expect(await within(place).findByText('77 of 90')).toBeVisible();
  await user.click(within(place).getByRole('link', { name: 'To my row' }));
  expect(address()).toBe('/en/group-5-group-u5?around=me');
  await waitFor(() => expect(screen.getByRole('link', { name: ada.username })).toHaveFocus());
});

test('a ranking that cannot be loaded is tried again', async () => {
  apiServer.use(
    http.get(
      `*${paths.groupRanking(5)}`,
      () => HttpResponse.json(problem(500, 'Failed'), { status: 500 }),
      {
        once: true,
      },
    ),
  );
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await columns()).toHaveLength(4);
});

test.each([{ ranked: false }, { nbScore: 0 }])('a group with %j has none', async (given) => {
  apiServer.use(http.get(`*${paths.group(5)}`, () => HttpResponse.json(group(given))));
  await renderWithStore(<GroupPage />, { at: '/en/group-5-group-u5' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Best players' })).toBeNull();
});
