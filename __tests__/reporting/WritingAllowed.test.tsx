import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reportPaths } from '../../src/contract/reportPaths';
import { WritingAllowed } from '../../src/reporting/WritingAllowed';
import { apiServer } from '../support/browser/apiServer';
import { renderWithStore } from '../support/browser/renderWithStore';
import { noticeSummary } from '../support/fixtures/reports';

const form = <WritingAllowed>A form</WritingAllowed>;

test('tells a silenced member until when and why, in place of the form', async () => {
  apiServer.use(
    http.get(`*${reportPaths.noticeSummary}`, () =>
      HttpResponse.json(
        noticeSummary({ silence: { until: '2125-06-03T10:00:00.000Z', reason: 'insult' } }),
      ),
    ),
  );
  await renderWithStore(form);
  expect(
    await screen.findByText(/cannot write here until Jun 3, 2125.*Insulting or hateful/),
  ).toBeVisible();
  expect(screen.queryByText('A form')).toBeNull();
});

test('shows the form to everyone else, and while it is not known', async () => {
  apiServer.use(http.get(`*${reportPaths.noticeSummary}`, () => HttpResponse.error()));
  await renderWithStore(form);
  expect(screen.getByText('A form')).toBeVisible();
});
