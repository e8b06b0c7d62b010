import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { localDay } from '../../../../src/contract/calendarDay';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import type { ModeratedCase, ReportCase } from '../../../../src/contract/schemas/reports';
import { dayAfter } from '../../../../src/features/moderation/reports/useCaseDecision';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration } from '../../../support/browser/moderation';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { caseDecision, moderatedCase, reportCase } from '../../../support/fixtures/reports';

function serveCase(reported: ModeratedCase, open: ReportCase[] = []) {
  const sent: unknown[] = [];
  const failures: (() => Response)[] = [];
  const take = async ({ request }: { request: Request }) => {
    const failure = failures.shift();
    if (failure) return failure();
    sent.push(await request.json());
    return HttpResponse.json(reported);
  };
  apiServer.use(
    http.get(`*${moderationPaths.reports}`, () =>
      HttpResponse.json(collection(moderationPaths.reports, open)),
    ),
    http.get(`*${moderationPaths.reports}/:id`, ({ params }) =>
      Number(params.id) === reported.id
        ? HttpResponse.json(reported)
        : HttpResponse.json(problem(404, 'Nothing there.'), { status: 404 }),
    ),
    http.post(`*${moderationPaths.reports}/:id/decision`, take),
    http.post(`*${moderationPaths.reports}/:id/reversal`, take),
  );
  return { sent, failNext: (failure: () => Response) => failures.push(failure) };
}

const openCase = async (id = 1) => openModeration(`/reports/${id}`, 'ROLE_VGR_MODERATOR');
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('shows what was reported in its context, and who reported it', async () => {
  serveCase(
    moderatedCase(1, {
      changed: true,
      silencedUntil: '2125-06-03T10:00:00.000Z',
      earlier: [reportCase(7, { state: 'decided', decision: caseDecision({ measure: 'warn' }) })],
      waiting: 3,
    }),
    [reportCase(1), reportCase(2)],
  );
  await openCase();
  expect(await screen.findByRole('heading', { level: 1, name: 'Comment: grace' })).toBeVisible();
  expect(screen.getByText('bad')).toBeVisible();
  expect(screen.getByText(/It was changed since/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in its place' })).toHaveAttribute(
    'href',
    '/en/an-article-article-a1#comments',
  );
  const reports = screen.getByRole('region', { name: 'What the reports say' });
  expect(within(reports).getByText('This is about me.')).toBeVisible();
  expect(within(reports).getByText('Deleted member')).toBeVisible();
  const member = screen.getByRole('region', { name: 'About this member' });
  expect(within(member).getByText(/^Silenced until Jun 3, 2125/)).toBeVisible();
  expect(within(member).getByText('Hidden · Warned')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Next report' })).toHaveAttribute(
    'href',
    '/en/moderation/reports/2',
  );
  expect(screen.getByText('3 other open reports')).toBeVisible();
  await checkAccessibility();
});

test('dismisses reports with a reason, and goes on to the next case', async () => {
  const { sent } = serveCase(moderatedCase(1, { waiting: 1 }), [reportCase(1), reportCase(2)]);
  const { user, address } = await openCase();
  await user.click(await screen.findByRole('button', { name: 'Dismiss the reports' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  expect(radio(/No rule was broken/)).toHaveFocus();
  await user.click(radio(/No rule was broken/));
  await user.click(button('Dismiss the reports'));
  await waitFor(() => expect(address()).toBe('/en/moderation/reports/2'));
  expect(sent).toEqual([{ hide: false, measure: 'none', reason: 'noViolation' }]);
});

test('hides and silences, with keys, until a day', async () => {
  const { sent } = serveCase(moderatedCase(1));
  const { user } = await openCase();
  await screen.findByRole('button', { name: 'Dismiss the reports' });
  await user.keyboard('hs');
  expect(screen.getByRole('checkbox', { name: /Hide it from others/ })).toBeChecked();
  expect(radio(/^S Silence/)).toBeChecked();
  await user.keyboard('2');
  expect(radio(/Insulting or hateful/)).toBeChecked();
  await user.clear(screen.getByLabelText('Until'));
  await user.type(screen.getByLabelText('Until'), '2020-01-01');
  await user.click(button('Decide'));
  expect(screen.getByText(/Choose a day in the future/)).toBeVisible();
  expect(screen.getByLabelText('Until')).toHaveFocus();
  await user.click(button('30 days'));
  await user.type(screen.getByRole('textbox', { name: 'Explanation (optional)' }), 'h stays. ');
  await user.click(button('Decide'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      hide: true,
      measure: 'silence',
      reason: 'insult',
      note: 'h stays.',
      until: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  const [decision] = sent as { until: string }[];
  expect(localDay(new Date(decision?.until ?? ''))).toBe(dayAfter(30));
});

test('tells a conflict, and keeps what was entered', async () => {
  const { failNext } = serveCase(moderatedCase(1));
  failNext(() =>
    HttpResponse.json(problem(409, 'Another moderator has decided this in the meantime.'), {
      status: 409,
    }),
  );
  const { user } = await openCase();
  await screen.findByRole('button', { name: 'Dismiss the reports' });
  await user.click(radio(/Another reason/));
  await user.click(button('Dismiss the reports'));
  expect(await screen.findByText(/Another moderator has decided/)).toBeVisible();
  expect(radio(/Another reason/)).toBeChecked();
});

test.each([
  ['own', /something of yours/],
  ['reported', /You reported this yourself/],
] as const)('has no buttons for a case that is %s, and says why', async (obstacle, why) => {
  serveCase(moderatedCase(1, { obstacle }));
  await openCase();
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss the reports' })).toBeNull();
});

test('only dismisses reports of a member with higher rights', async () => {
  serveCase(moderatedCase(1, { obstacle: 'rank' }));
  await openCase();
  expect(await screen.findByRole('button', { name: 'Dismiss the reports' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Hide it/ })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Measure against the member' })).toBeNull();
});

test('shows a picture on demand, and does not offer to hide a score', async () => {
  const avatar = 'data:image/jpeg;base64,AAAA';
  serveCase(
    moderatedCase(1, { subject: { kind: 'avatar', id: 12, article: null }, text: null, avatar }),
  );
  const { user, unmount } = await openCase();
  const show = await screen.findByRole('button', { name: 'Show the picture' });
  expect(screen.queryByRole('img', { name: 'The reported picture' })).toBeNull();
  await user.click(show);
  expect(screen.getByRole('img', { name: 'The reported picture' })).toHaveAttribute('src', avatar);
  unmount();
  serveCase(
    moderatedCase(1, {
      subject: { kind: 'score', id: 5, article: null },
      text: null,
      values: [{ raw: 8000, text: '1:20.00' }],
    }),
  );
  await openCase();
  expect(await screen.findByText('1:20.00')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Hide it/ })).toBeNull();
});

test('reverses a decision with a reason', async () => {
  const { sent } = serveCase(
    moderatedCase(1, { state: 'decided', decision: caseDecision(), isHidden: true }),
  );
  const { user } = await openCase();
  expect(await screen.findByText('Please stay friendly.')).toBeVisible();
  await user.click(button('Reverse'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse this decision?' }));
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await user.click(dialog.getByRole('radio', { name: 'The decision was a mistake' }));
  await checkAccessibility();
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ reason: 'mistake' }]);
});

test('says that there is no such case', async () => {
  serveCase(moderatedCase(1));
  await openCase(9);
  expect(await screen.findByRole('heading', { name: 'There is no such report' })).toBeVisible();
});
