import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { ResetPasswordPage } from '../../../src/features/session/ResetPasswordPage';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { problem } from '../../support/fixtures/errors';
import { recordActions } from '../../support/browser/recordActions';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = async () => {
  const record = recordActions();
  const rendered = await renderWithStore(<ResetPasswordPage />, {
    at: '/en/reset-password?token=secret-token',
    middleware: [record.middleware],
  });
  const password = await screen.findByLabelText('New password');
  const confirmation = screen.getByLabelText('Confirm password');
  const submit = screen.getByRole('button', { name: 'Reset password' });
  const fill = async (one: string, other = one) => {
    await rendered.user.type(password, one);
    await rendered.user.type(confirmation, other);
  };
  return { ...rendered, record, password, confirmation, submit, fill };
};

test('has no accessibility violations', async () => {
  await setUp();
  await checkAccessibility();
});

test('without a token there is only a link to request another', async () => {
  await renderWithStore(<ResetPasswordPage />, { at: '/en/reset-password' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'open the link in the email once more',
  );
  expect(screen.getByText(/It still works: open it in the email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset password' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/en/forgot-password',
  );
  await checkAccessibility();
});

test('the token is removed from the URL at once and still sent to the server', async () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.confirmReset}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const { address, fill, submit, user, record } = await setUp();
  await waitFor(() => expect(address()).toBe('/en/reset-password'));
  await fill('brand-new-1');
  await user.click(submit);
  await waitFor(() => expect(address()).toBe('/en/login'));
  expect(bodies).toEqual([{ token: 'secret-token', plainPassword: 'brand-new-1' }]);
  expect(record.text()).not.toMatch(/secret-token|brand-new-1/);
});

test('seven characters are too few, and a different confirmation is rejected', async () => {
  const { password, confirmation, fill, submit } = await setUp();
  await fill('seven77', 'other');
  expect(password).toHaveAccessibleDescription('The password must have at least 8 characters');
  expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  expect(submit).toBeDisabled();
});

test.each([
  [
    'the server’s words',
    () => HttpResponse.json(problem(400, 'This link has been used.'), { status: 400 }),
    'This link has been used.',
  ],
  [
    'that the link is no good',
    () => new HttpResponse(null, { status: 400 }),
    'Invalid or expired reset token',
  ],
  [
    'that it did not work',
    () => new HttpResponse(null, { status: 500 }),
    'Unable to reset password',
  ],
  [
    'that nobody answers',
    () => HttpResponse.error(),
    /Unable to reset password.*cannot be reached/,
  ],
])('a failure shows %s', async (_name, answer, text) => {
  apiServer.use(http.post(`*${paths.confirmReset}`, answer));
  const { fill, submit, user } = await setUp();
  await fill('brand-new-1');
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
