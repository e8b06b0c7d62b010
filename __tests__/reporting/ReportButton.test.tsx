import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reportPaths } from '../../src/contract/reportPaths';
import type { NewReport } from '../../src/contract/schemas/reports';
import { ReportButton } from '../../src/reporting/ReportButton';
import type { ReportSubjects } from '../../src/reporting/reportDraft';
import { apiServer } from '../support/browser/apiServer';
import { checkAccessibility } from '../support/browser/checkAccessibility';
import { renderWithStore } from '../support/browser/renderWithStore';
import { problem } from '../support/fixtures/errors';
import { ownReport } from '../support/fixtures/reports';
import { session } from '../support/fixtures/session';
import { ada, sessionReply } from '../support/fixtures/users';

const comment: ReportSubjects = [{ kind: 'comment', id: 31 }];

function serveReports(...failures: (() => Response)[]) {
  const sent: NewReport[] = [];
  apiServer.use(
    http.post<never, NewReport>(`*${reportPaths.reports}`, async ({ request }) => {
      sent.push(await request.json());
      return failures.shift()?.() ?? HttpResponse.json(ownReport(1), { status: 201 });
    }),
  );
  return sent;
}

async function setUp(subjects = comment) {
  const view = await renderWithStore(
    <ReportButton subjects={subjects} label="Report" of="grace" />,
    { preloadedState: { auth: session({ token: sessionReply().token, user: ada }) } },
  );
  const open = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Report: grace' }));
    return screen.findByRole('dialog', { name: 'Report to the moderators' });
  };
  return { ...view, open };
}

const send = () => screen.getByRole('button', { name: 'Send report' });

test('sends what is reported and why, and says what follows', async () => {
  const sent = serveReports();
  const { user, open } = await setUp();
  await open();
  await checkAccessibility();
  expect(screen.queryByRole('radiogroup', { name: 'What do you report?' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Insulting or hateful' }));
  await user.type(screen.getByRole('textbox', { name: 'Message (optional)' }), ' About me. ');
  await user.click(send());
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(sent).toEqual([
    {
      subject: { kind: 'comment', id: 31 },
      reason: 'insult',
      message: 'About me.',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(screen.getByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/en/notices');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Report: grace' })).toHaveFocus());
});

test('asks for a reason, at its field', async () => {
  const sent = serveReports();
  const { user, open } = await setUp();
  await open();
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  expect(screen.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
  expect(sent).toEqual([]);
  await checkAccessibility();
});

test('asks which of several things is reported, with the reasons of each', async () => {
  const sent = serveReports();
  const { user, open } = await setUp([
    { kind: 'score', id: 5 },
    { kind: 'picture', id: 5 },
  ]);
  await open();
  expect(screen.queryByRole('radio', { name: 'Against the law' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Picture of the proof' }));
  await user.click(screen.getByRole('radio', { name: 'Against the law' }));
  await user.click(send());
  await screen.findByText(/^Thank you/);
  expect(sent).toMatchObject([{ subject: { kind: 'picture', id: 5 }, reason: 'illegal' }]);
});

test('keeps what was written when it is closed or refused, and sends the same key again', async () => {
  const sent = serveReports(() => HttpResponse.error());
  const first = await setUp();
  await first.open();
  await first.user.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await first.user.type(screen.getByRole('textbox'), 'Look at the links');
  await first.user.click(send());
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
  await first.user.click(send());
  await screen.findByText(/^Thank you/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  first.unmount();
  const second = await setUp();
  await second.open();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await second.user.type(screen.getByRole('textbox'), 'Once more');
  second.unmount();
  const third = await setUp();
  await third.open();
  expect(screen.getByRole('textbox')).toHaveValue('Once more');
});

test('shows what the server refuses, at its field or above the buttons', async () => {
  serveReports(
    () =>
      HttpResponse.json(
        problem(422, 'Too long.', {
          violations: [{ propertyPath: 'message', message: 'Too long.' }],
        }),
        { status: 422 },
      ),
    () =>
      HttpResponse.json(problem(403, 'You cannot write until June 3. Reason: insults.'), {
        status: 403,
      }),
  );
  const { user, open } = await setUp();
  await open();
  await user.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await user.click(send());
  expect(await screen.findByText('Too long.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  await user.click(send());
  expect(await screen.findByText(/You cannot write until June 3/)).toBeVisible();
});

test('leads guests to the log-in, and back', async () => {
  await renderWithStore(<ReportButton subjects={comment} label="Report" />, {
    at: '/en/score/5?a=b',
    preloadedState: { auth: session({ token: null }) },
  });
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    '/en/login?redirect=%2Fen%2Fscore%2F5%3Fa%3Db',
  );
});
