import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import type { ListedRequest } from '../../../../src/contract/schemas/requests';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration } from '../../../support/browser/moderation';
import { boardOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { grace } from '../../../support/fixtures/moderation';
import { listedRequest, unusual } from '../../../support/fixtures/requests';

function serve(first: ListedRequest[], second: ListedRequest[] = []) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${moderationPaths.requests}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const isSecond = searchParams.has('after');
      return HttpResponse.json(
        boardOf(moderationPaths.requests, isSecond ? second : first, {
          total: first.length + second.length,
          ...(isSecond || second.length === 0 ? {} : { next: 'cursor' }),
        }),
      );
    }),
  );
  return asked;
}

test('lists open requests with their grounds, and begins with the oldest that may be decided', async () => {
  serve([listedRequest(1, { mayDecide: false }), listedRequest(2, unusual)]);
  await openModeration('/requests');
  expect(await screen.findByRole('link', { name: '1:20.01 · Chart 1' })).toHaveAttribute(
    'href',
    '/en/moderation/requests/1',
  );
  expect(screen.getByText('The value is not possible')).toBeVisible();
  expect(screen.getByText('Unusual value')).toBeVisible();
  expect(screen.getByText(/^Asked /)).toBeVisible();
  expect(screen.getByText(/^Noticed /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start with the oldest' })).toHaveAttribute(
    'href',
    '/en/moderation/requests/2',
  );
  const sections = screen.getByRole('navigation', { name: 'Moderation' });
  expect(within(sections).getByRole('link', { name: 'Requests' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await checkAccessibility();
});

test('lists decided requests of a game with who decided and why, and more on request', async () => {
  const decided = { decidedAt: '2026-06-03T10:00:00.000Z', decidedBy: grace } as const;
  const asked = serve(
    [listedRequest(1, { ...decided, state: 'refused', reason: 'explained' })],
    [listedRequest(2, { ...decided, ...unusual, state: 'refused', reason: 'noGrounds' })],
  );
  const { user } = await openModeration('/requests?state=refused&game=3');
  expect(await screen.findByText('The doubt was cleared up')).toBeVisible();
  expect(screen.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/en/members/grace');
  expect(screen.queryByRole('link', { name: 'Start with the oldest' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load more requests' }));
  expect(await screen.findByText('Looked right')).toBeVisible();
  expect(asked).toEqual(['state=refused&game=3', 'state=refused&game=3&after=cursor']);
  const views = screen.getByRole('navigation', { name: 'Lists of requests' });
  expect(within(views).getByRole('link', { name: 'Accepted' })).toHaveAttribute(
    'href',
    '/en/moderation/requests?state=accepted&game=3',
  );
});

test('says that nothing is to be decided, and why the list could not be loaded', async () => {
  serve([]);
  const first = await openModeration('/requests');
  expect(await screen.findByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  await checkAccessibility();
  first.unmount();
  apiServer.use(
    http.get(`*${moderationPaths.requests}`, () =>
      HttpResponse.json(problem(403, 'Not your game.'), { status: 403 }),
    ),
  );
  await openModeration('/requests?state=void&game=4');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not your game.');
});
