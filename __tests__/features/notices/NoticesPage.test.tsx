import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reportPaths } from '../../../src/contract/reportPaths';
import type { Notice, Report } from '../../../src/contract/schemas/reports';
import { NoticesPage } from '../../../src/features/notices/NoticesPage';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { collection } from '../../support/fixtures/collection';
import { problem } from '../../support/fixtures/errors';
import { grace } from '../../support/fixtures/moderation';
import { notice, ownReport } from '../../support/fixtures/reports';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';

const open = async (search = '') =>
  renderWithStore(<NoticesPage />, {
    at: `/en/notices${search}`,
    preloadedState: { auth: session({ token: sessionReply().token, user: ada }) },
  });

function serveNotices(first: Notice[], second: Notice[] = []) {
  const seen: unknown[] = [];
  apiServer.use(
    http.get(`*${reportPaths.notices}`, ({ request }) => {
      const isSecond = new URL(request.url).searchParams.has('after');
      return HttpResponse.json({
        ...collection(reportPaths.notices, isSecond ? second : first),
        ...(!isSecond &&
          second.length > 0 && {
            'hydra:view': { 'hydra:next': `${reportPaths.notices}?after=cursor` },
          }),
      });
    }),
    http.post(`*${reportPaths.noticesSeen}`, async ({ request }) => {
      seen.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return seen;
}

const serveReports = (...reports: Report[]) =>
  apiServer.use(
    http.get(`*${reportPaths.ownReports}`, () =>
      HttpResponse.json(collection(reportPaths.ownReports, reports)),
    ),
  );

test('tells what was decided, why, and where, and marks it as seen', async () => {
  const seen = serveNotices(
    [
      notice(9, { note: 'Please stay friendly.' }),
      notice(8, {
        kind: 'silenced',
        until: '2025-07-01T10:00:00.000Z',
        seenAt: '2025-06-02T10:00:00.000Z',
      }),
    ],
    [notice(3, { kind: 'reversed', reversalReason: 'tooSevere' })],
  );
  const { user } = await open();
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('Two notices are listed.');
  expect(within(first).getByRole('heading', { name: 'Your comment was hidden' })).toBeVisible();
  expect(within(first).getByText('New')).toBeVisible();
  expect(within(first).getByText('Reason: Insulting or hateful')).toBeVisible();
  expect(within(first).getByText('Please stay friendly.')).toBeVisible();
  expect(within(first).getByRole('link', { name: 'An article' })).toHaveAttribute(
    'href',
    '/en/an-article-article-a1#comments',
  );
  expect(
    within(second).getByRole('heading', { name: /^You cannot write until Jul 1, 2025/ }),
  ).toBeVisible();
  expect(within(second).queryByText('New')).toBeNull();
  await waitFor(() => expect(seen).toEqual([{ upTo: 9 }]));
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Reason: The decision was too severe')).toBeVisible();
  expect(seen).toHaveLength(1);
});

test('tells a reporter the outcome without naming anybody', async () => {
  serveNotices([
    notice(4, {
      kind: 'reportDecided',
      outcome: 'dismissed',
      reason: 'noViolation',
      measure: null,
      subject: { kind: 'name', id: 12, article: null },
    }),
  ]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Your report was decided' })).toBeVisible();
  expect(screen.getByText('Dismissed: nothing was changed')).toBeVisible();
  expect(screen.getByText('Reason: No rule was broken')).toBeVisible();
});

test('says that there are none, or why they could not be read', async () => {
  const seen = serveNotices([]);
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'No notices' })).toBeVisible();
  expect(seen).toEqual([]);
  unmount();
  apiServer.use(
    http.get(`*${reportPaths.ownReports}`, () =>
      HttpResponse.json(problem(503, 'Try again later.'), { status: 503 }),
    ),
  );
  await open('?list=reports');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again later.');
});

test('lists own reports with what became of them', async () => {
  serveReports(
    ownReport(2, { message: 'Only links', member: grace }),
    ownReport(1, {
      subject: { kind: 'avatar', id: 12, article: null },
      outcome: 'hidden',
      decidedAt: '2025-06-03T10:00:00.000Z',
      decisionReason: 'illegal',
      note: 'Thank you.',
    }),
  );
  await open('?list=reports');
  expect(await screen.findByText('Waits for a decision')).toBeVisible();
  expect(screen.getByText('Only links')).toBeVisible();
  expect(screen.getByText('It was hidden')).toBeVisible();
  expect(screen.getByText('Reason: Against the law')).toBeVisible();
  expect(screen.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/en/members/grace');
  await checkAccessibility();
});

test('says that a reversal may leave a name forbidden by another decision', async () => {
  serveNotices([notice(4, { kind: 'reversed', subject: { ...notice(4).subject, kind: 'name' } })]);
  await open();
  expect(await screen.findByText(/unless .* another decision forbids it/)).toBeVisible();
});
