import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { requestPaths } from '../../../../src/contract/requestPaths';
import type { OwnRequest } from '../../../../src/contract/schemas/requests';
import { OwnProofsPage } from '../../../../src/features/records/proofs/OwnProofsPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { ownRequest } from '../../../support/fixtures/requests';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

beforeEach(() =>
  apiServer.use(
    http.get(`*${paths.ownProofs}`, () => HttpResponse.json(boardOf(paths.ownProofs, []))),
  ),
);

const serve = (first: OwnRequest[], second: OwnRequest[] = []) =>
  apiServer.use(
    http.get(`*${requestPaths.ownRequests}`, ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('after') === 'c1';
      const page = boardOf(requestPaths.ownRequests, isSecond ? second : first, {
        total: first.length + second.length,
        ...(isSecond || second.length === 0 ? {} : { next: 'c1' }),
      });
      return HttpResponse.json({ ...page, left: 2, nextAt: null });
    }),
  );

const setUp = async () =>
  renderWithStore(<OwnProofsPage />, {
    at: '/en/my-proofs?show=requests',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!item) throw new Error(`No card of ${name}.`);
  return within(item);
};

test('shows the own requests with what became of them, and more on request', async () => {
  serve(
    [
      ownRequest(1, { message: 'Ten seconds below the limit.' }),
      ownRequest(2, {
        state: 'refused',
        scoreState: 'none',
        decidedAt: '2026-06-04T10:00:00.000Z',
        reason: 'explained',
        note: 'The patch makes it possible.',
      }),
    ],
    [ownRequest(3, { state: 'void', scoreState: 'withdrawn' })],
  );
  const { user } = await setUp();
  const open = await card('Chart 1');
  expect(open.getByText('Waits for a decision')).toBeVisible();
  expect(open.getByText('Asked Jun 2, 2026')).toBeVisible();
  expect(open.getByText(/The value is not possible/)).toBeVisible();
  expect(open.getByText('Ten seconds below the limit.')).toBeVisible();
  expect(open.getByRole('link', { name: 'Chart 1' })).toHaveAttribute('href', '/en/score/101');
  const refused = await card('Chart 2');
  expect(refused.getByText('Refused')).toBeVisible();
  expect(refused.getByText('Decided Jun 4, 2026')).toBeVisible();
  expect(refused.getByText('The doubt was cleared up')).toBeVisible();
  expect(refused.getByText('The patch makes it possible.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '3 requests' })).toBeVisible();
  expect(screen.getByText('You can ask 2 more times today.')).toBeVisible();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Load more requests' }));
  const ended = await card('Chart 3');
  expect(ended.getByText(/^Ended/)).toBeVisible();
});

test('says that there are none, and leads back to the proofs', async () => {
  serve([]);
  const { user, address } = await setUp();
  expect(await screen.findByText('You have not asked for a proof')).toBeVisible();
  const views = within(screen.getByRole('navigation', { name: 'What is shown' }));
  expect(views.getByRole('link', { name: 'My requests' })).toHaveAttribute('aria-current', 'page');
  await checkAccessibility();
  await user.click(views.getByRole('link', { name: 'My proofs' }));
  expect(address()).toBe('/en/my-proofs');
  expect(await screen.findByRole('navigation', { name: 'State' })).toBeVisible();
});

test('says why they could not be loaded', async () => {
  apiServer.use(
    http.get(`*${requestPaths.ownRequests}`, () =>
      HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }),
    ),
  );
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy just now.');
});
