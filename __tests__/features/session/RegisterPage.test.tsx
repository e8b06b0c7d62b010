import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../src/contract/paths';
import { LoginPage } from '../../../src/features/session/LoginPage';
import { RegisterPage } from '../../../src/features/session/RegisterPage';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { fillField } from '../../support/browser/fillField';
import { problem } from '../../support/fixtures/errors';
import { siteConfiguration } from '../../support/fixtures/website';
import { renderWithStore } from '../../support/browser/renderWithStore';

type Field = 'Email' | 'Username' | 'Password' | 'Confirm password';
const good = {
  Email: 'ada@example.org',
  Username: 'ada_l',
  Password: 'analytical1',
  'Confirm password': 'analytical1',
} as const;

const setUp = async () => {
  const rendered = await renderWithStore(<RegisterPage />, { at: '/en/register' });
  const submit = await screen.findByRole('button', { name: 'Create account' });
  const field = (name: Field) => screen.getByLabelText(name);
  const fill = async (values: Partial<Record<Field, string>>) => {
    for (const name of ['Email', 'Username', 'Password', 'Confirm password'] as const) {
      const value = values[name];
      if (value) await fillField(rendered.user, field(name), value);
    }
  };
  return { ...rendered, submit, field, fill };
};

test('has no accessibility violations', async () => {
  await setUp();
  await checkAccessibility();
});

test('shows no message while the fields are empty', async () => {
  const { submit, field } = await setUp();
  expect(submit).toBeDisabled();
  for (const name of ['Email', 'Username', 'Password', 'Confirm password'] as const) {
    expect(field(name)).toBeValid();
  }
});

test.each([
  ['Email', 'nope', 'Please enter a valid email address'],
  ['Username', 'ab', 'The username must have 3 to 20 letters, digits or underscores'],
  ['Username', 'a-b-c', 'The username must have 3 to 20 letters, digits or underscores'],
  [
    'Password',
    'abcdefgh',
    'The password must have at least 8 characters, with at least one letter and one digit',
  ],
  ['Confirm password', 'other', 'Passwords do not match'],
] as const)('the field %s with "%s" shows: %s', async (name, value, message) => {
  const { field, fill, submit } = await setUp();
  await fill({ ...good, [name]: value });
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(submit).toBeDisabled();
});

test('spaces around the username are not sent', async () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.users}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(problem(422, 'Not now.'), { status: 422 });
    }),
  );
  const { field, fill, submit, user } = await setUp();
  await fill({ ...good, Username: 'ada_l ' });
  expect(field('Username')).toBeValid();
  await user.click(submit);
  await waitFor(() => expect(bodies).toMatchObject([{ username: 'ada_l' }]));
});

test('changing the password invalidates the confirmation', async () => {
  const { field, fill, submit, user } = await setUp();
  await fill(good);
  expect(submit).toBeEnabled();
  await user.type(field('Password'), '2');
  expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  expect(submit).toBeDisabled();
});

test('success is reported and leads to the login page', async () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.users}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ id: 9 }, { status: 201 });
    }),
  );
  const { fill, submit, user, address, store } = await setUp();
  await fill(good);
  await user.click(submit);
  await waitFor(() => expect(address()).toBe('/en/login'));
  expect(bodies).toEqual([
    { username: 'ada_l', email: 'ada@example.org', plainPassword: 'analytical1' },
  ]);
  expect(selectNotifications(store.getState())).toEqual([
    expect.objectContaining({ messageKey: 'auth:register.success.message', severity: 'success' }),
  ]);
});

test('the login page has the new username filled in, which is not in the URL', async () => {
  apiServer.use(http.post(`*${paths.users}`, () => HttpResponse.json({ id: 9 }, { status: 201 })));
  const { user, address } = await renderWithStore(
    <Routes>
      <Route path="/en/register" element={<RegisterPage />} />
      <Route path="/en/login" element={<LoginPage />} />
    </Routes>,
    { at: '/en/register' },
  );
  await screen.findByRole('button', { name: 'Create account' });
  for (const [name, value] of Object.entries(good)) {
    await user.type(screen.getByLabelText(name), value);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('ada_l');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(address()).toBe('/en/login');
});

test('a rejected field shows its error until it is changed', async () => {
  const violations = [
    { propertyPath: 'username', message: 'Username already taken' },
    { propertyPath: 'email', message: 'Email already registered' },
  ];
  apiServer.use(
    http.post(`*${paths.users}`, () =>
      HttpResponse.json(problem(422, 'Not valid.', { violations }), { status: 422 }),
    ),
  );
  const { field, fill, submit, user } = await setUp();
  await fill(good);
  await user.click(submit);
  await waitFor(() =>
    expect(field('Username')).toHaveAccessibleDescription('Username already taken'),
  );
  expect(field('Email')).toHaveAccessibleDescription('Email already registered');
  expect(field('Username')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Username already taken$/);
  await user.type(field('Username'), '2');
  await waitFor(() => expect(field('Username')).toBeValid());
  expect(field('Email')).toBeInvalid();
  expect(field('Password')).toHaveValue('analytical1');
});

test.each([
  [
    'the server’s words',
    () => HttpResponse.json({ message: 'No more members, please.' }, { status: 400 }),
    'No more members, please.',
  ],
  [
    'our own',
    () => new HttpResponse(null, { status: 500 }),
    'An error occurred during registration',
  ],
])('a failure shows %s, in the form and as a toast', async (_name, answer, text) => {
  apiServer.use(http.post(`*${paths.users}`, answer));
  const { fill, submit, user, store } = await setUp();
  await fill(good);
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(selectNotifications(store.getState())).toEqual([
    expect.objectContaining({ titleKey: 'auth:register.error.title', text, severity: 'error' }),
  ]);
});

test('closed registration shows the reason instead of a form', async () => {
  apiServer.use(
    http.get(`*${paths.configuration}`, () =>
      HttpResponse.json({ ...siteConfiguration, registrationOpen: false }),
    ),
  );
  await renderWithStore(<RegisterPage />, { at: '/en/register' });
  expect(await screen.findByText('Registration is closed at the moment.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  await checkAccessibility();
});
