import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { LoginPage } from '../../../src/features/session/LoginPage';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { password } from '../../support/browser/handlers/session';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = async (at = '/en/login') => {
  const rendered = await renderWithStore(<LoginPage />, { at });
  const username = await screen.findByRole('textbox', { name: 'Username' });
  const secret = screen.getByLabelText('Password');
  const submit = screen.getByRole('button', { name: 'Log in' });
  return { ...rendered, username, secret, submit };
};

test('has no accessibility violations', async () => {
  await setUp();
  await checkAccessibility();
});

test('the fields have the names and autocomplete tokens that password managers use', async () => {
  const { username, secret } = await setUp();
  expect(username).toHaveAttribute('name', 'username');
  expect(username).toHaveAttribute('autocomplete', 'username');
  expect(secret).toHaveAttribute('name', 'password');
  expect(secret).toHaveAttribute('autocomplete', 'current-password');
});

test('the button is disabled until both fields are filled, with a description', async () => {
  const { user, username, secret, submit } = await setUp();
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription('Fill in both fields to log in.');
  await user.type(username, 'ada');
  expect(submit).toBeDisabled();
  await user.type(secret, 'x');
  expect(submit).toBeEnabled();
  expect(submit).not.toHaveAccessibleDescription();
  await user.clear(username);
  expect(submit).toBeDisabled();
});

test('the password can be shown and hidden', async () => {
  const { user, secret } = await setUp();
  expect(secret).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(secret).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(secret).toHaveAttribute('type', 'password');
});

test('logs in by keyboard alone', async () => {
  const { user, username, store } = await setUp();
  await user.click(username);
  await user.keyboard(`ada{Tab}${password}{Enter}`);
  await waitFor(() => expect(store.getState().auth.user?.username).toBe('ada'));
});

test('the button shows progress and is disabled during the request', async () => {
  let asked = 0;
  apiServer.use(
    http.post(`*${paths.login}`, async () => {
      asked += 1;
      await delay('infinite');
    }),
  );
  const { user, username, secret } = await setUp();
  await user.type(username, 'ada');
  await user.type(secret, `${password}{Enter}`);
  const submit = await screen.findByRole('button', { name: /Logging in/ });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await user.type(secret, '{Enter}');
  expect(asked).toBe(1);
});

test.each([
  [
    'the server’s words',
    () => HttpResponse.json({ code: 401, message: 'Invalid credentials.' }, { status: 401 }),
    'Invalid credentials.',
  ],
  [
    'our own where there are none',
    () => new HttpResponse(null, { status: 500 }),
    'An error occurred during login',
  ],
  ['that nobody answers', () => HttpResponse.error(), /the service cannot be reached/],
])('a failure shows %s and keeps the input', async (_name, answer, text) => {
  apiServer.use(http.post(`*${paths.login}`, answer));
  const { user, username, secret, submit } = await setUp();
  await user.type(username, 'ada');
  await user.type(secret, 'wrong');
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(username).toHaveValue('ada');
  await waitFor(() => expect(submit).toBeEnabled());
});

describe('after a failure the focus', () => {
  test('moves from the button to the message', async () => {
    const { user, username, secret, submit } = await setUp();
    await user.type(username, 'ada');
    await user.type(secret, 'wrong');
    await user.click(submit);
    const message = await screen.findByRole('alert');
    expect(message.parentElement).toHaveFocus();
  });

  test('stays in the field when Enter was pressed', async () => {
    const { user, username, secret } = await setUp();
    await user.type(username, 'ada');
    await user.type(secret, 'wrong{Enter}');
    await screen.findByRole('alert');
    expect(secret).toHaveFocus();
  });
});

test('the error is cleared when the page is left', async () => {
  const { user, username, secret, submit, unmount, store } = await setUp();
  await user.type(username, 'ada');
  await user.type(secret, 'wrong');
  await user.click(submit);
  await screen.findByRole('alert');
  unmount();
  expect(store.getState().auth.error).toBeNull();
});

test('the other links keep the redirect', async () => {
  await setUp('/en/login?redirect=%2Fen%2Fprofile');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/en/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/en/register?redirect=%2Fen%2Fprofile',
  );
});
