import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import type { ReportCase } from '../../../../src/contract/schemas/reports';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration } from '../../../support/browser/moderation';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { caseDecision, reportCase } from '../../../support/fixtures/reports';

const role = 'ROLE_VGR_MODERATOR';

function serveCases(...cases: ReportCase[]) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${moderationPaths.reports}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json(collection(moderationPaths.reports, cases));
    }),
  );
  return asked;
}

test('lists open cases: what was reported, why, and how often', async () => {
  const asked = serveCases(
    reportCase(1),
    reportCase(2, {
      subject: { kind: 'name', id: 12, article: null },
      member: null,
      reports: 1,
      reasons: ['spam'],
    }),
  );
  await openModeration('/reports', role);
  expect(await screen.findByRole('link', { name: 'Comment: grace' })).toHaveAttribute(
    'href',
    '/en/moderation/reports/1',
  );
  expect(screen.getByText('Insulting or hateful · Spam or advertising')).toBeVisible();
  expect(screen.getByText('2 reports')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Username: Deleted member' })).toBeVisible();
  expect(asked).toEqual(['state=open']);
  await checkAccessibility();
});

test('lists decided cases with what was decided, by whom', async () => {
  const decision = caseDecision({ measure: 'silence', until: '2025-07-01T10:00:00.000Z' });
  const asked = serveCases(reportCase(1, { state: 'decided', decision }));
  const { user } = await openModeration('/reports', role);
  await user.click(screen.getByRole('link', { name: 'Decided' }));
  expect(await screen.findByText(/^Hidden · Silenced until Jul 1, 2025/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'grace' })).toBeVisible();
  expect(asked).toEqual(['state=open', 'state=decided']);
});

test('says why they could not be loaded', async () => {
  apiServer.use(
    http.get(`*${moderationPaths.reports}`, () =>
      HttpResponse.json(problem(403, 'Not for you.'), { status: 403 }),
    ),
  );
  await openModeration('/reports', role);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.');
});
