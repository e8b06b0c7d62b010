import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { problem } from '../../support/fixtures/errors';
import { ada, member } from '../../support/fixtures/users';
import { renderProfile } from '../../support/browser/renderProfile';

const setUp = async (user = ada) => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.get(`*${paths.me}`, () => HttpResponse.json(member(user))),
    http.put<never, Record<string, string>>(`*${paths.user(7)}`, async ({ request }) => {
      const changes = await request.json();
      bodies.push(changes);
      return HttpResponse.json(member({ ...user, ...changes }));
    }),
  );
  const rendered = await renderProfile('', user);
  const save = screen.getByRole('button', { name: 'Save changes' });
  const username = screen.getByRole('textbox', { name: 'Username' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  const notices = () => selectNotifications(rendered.store.getState());
  return { ...rendered, bodies, save, username, email, notices };
};

test('the button to save is disabled until something changes', async () => {
  const { user, save, email } = await setUp();
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription('There is nothing to save yet.');
  await user.type(email, '.uk');
  expect(save).toBeEnabled();
});

test('only changed fields are sent', async () => {
  const { user, save, email, bodies, store, notices } = await setUp();
  await user.type(email, '.uk');
  await user.click(save);
  await waitFor(() => expect(store.getState().auth.user?.email).toBe('ada@example.org.uk'));
  expect(bodies).toEqual([{ email: 'ada@example.org.uk' }]);
  expect(notices()).toEqual([
    expect.objectContaining({ messageKey: 'profile:info.saved.message', severity: 'success' }),
  ]);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
});

test('offers the seven languages', async () => {
  const { user, save, bodies } = await setUp();
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(within(language).getAllByRole('option')).toHaveLength(7);
  await user.selectOptions(language, '日本語');
  await user.click(save);
  await waitFor(() => expect(bodies).toEqual([{ language: 'ja' }]));
});

test.each([
  ['ab', 'The username must have at least 3 characters'],
  ['a'.repeat(21), 'The username must have at most 20 characters'],
  ['ada-l', 'The username may only contain letters, digits and underscores'],
])('the username "%s" is rejected: %s', async (value, message) => {
  const { user, save, username } = await setUp();
  await user.clear(username);
  await user.type(username, value);
  expect(username).toHaveAccessibleDescription(message);
  expect(save).toBeDisabled();
});

test('a username that is no longer valid may be kept when other fields are saved', async () => {
  const { user, save, username, email, bodies } = await setUp({ ...ada, username: 'É.' });
  expect(username).toBeValid();
  await user.type(email, '.uk');
  await user.click(save);
  await waitFor(() => expect(bodies).toEqual([{ email: 'ada@example.org.uk' }]));
});

test('a rejected field shows the error at the field, in the banner and in a toast', async () => {
  const violations = [{ propertyPath: 'username', message: 'Username already taken' }];
  const { user, save, username, notices } = await setUp();
  apiServer.use(
    http.put(`*${paths.user(7)}`, () =>
      HttpResponse.json(problem(422, 'Not valid.', { violations }), { status: 422 }),
    ),
  );
  await user.type(username, '_l');
  await user.click(save);
  await waitFor(() => expect(username).toHaveAccessibleDescription('Username already taken'));
  expect(screen.getByRole('alert')).toHaveTextContent('Username already taken');
  expect(notices()).toEqual([
    expect.objectContaining({ titleKey: 'profile:info.failedTitle', severity: 'error' }),
  ]);
  expect(username).toHaveValue('ada_l');
});

test('an error without a message shows that the update failed', async () => {
  const { user, save, username } = await setUp();
  apiServer.use(http.put(`*${paths.user(7)}`, () => new HttpResponse(null, { status: 500 })));
  await user.type(username, '_l');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update the profile');
});
