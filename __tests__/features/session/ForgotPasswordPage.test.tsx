import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { ForgotPasswordPage } from '../../../src/features/session/ForgotPasswordPage';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = async () => {
  const rendered = await renderWithStore(<ForgotPasswordPage />, {
    at: '/fr/forgot-password',
    language: 'en',
  });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  const submit = screen.getByRole('button', { name: 'Send reset link' });
  return { ...rendered, email, submit };
};

const listen = () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.sendResetLink}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  return bodies;
};

test('has no accessibility violations', async () => {
  await setUp();
  await checkAccessibility();
});

test.each(['', 'nobody', 'a b@c.d'])('"%s" is not submitted', async (text) => {
  const bodies = listen();
  const { user, email, submit } = await setUp();
  if (text) await user.type(email, text);
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your email');
  expect(bodies).toEqual([]);
});

test('the link points to the reset page in the current language', async () => {
  const bodies = listen();
  const { user, email, submit } = await setUp();
  await user.type(email, 'ada@example.org');
  await user.click(submit);
  await screen.findByText('Check your mailbox');
  expect(bodies).toEqual([
    { email: 'ada@example.org', callBackUrl: '/fr/reset-password?token=[token]' },
  ]);
});

test('the login page is shown three seconds after the confirmation', async () => {
  listen();
  const { email, submit, address } = await setUp();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    await user.type(email, 'ada@example.org');
    await user.click(submit);
    await screen.findByText('Check your mailbox');
    await act(async () => jest.advanceTimersByTimeAsync(2500));
    expect(address()).toBe('/fr/forgot-password');
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(address()).toBe('/fr/login');
  } finally {
    jest.useRealTimers();
  }
});

test('a failure shows that the link could not be sent', async () => {
  apiServer.use(
    http.post(`*${paths.sendResetLink}`, () => new HttpResponse(null, { status: 500 })),
  );
  const { user, email, submit } = await setUp();
  await user.type(email, 'ada@example.org');
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to send the reset link');
  expect(email).toHaveValue('ada@example.org');
});
