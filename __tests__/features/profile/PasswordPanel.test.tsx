import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { fillField } from '../../support/browser/fillField';
import { problem } from '../../support/fixtures/errors';
import { renderProfile } from '../../support/browser/renderProfile';

const setUp = async () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.changePassword}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const rendered = await renderProfile('#password');
  const current = screen.getByLabelText('Current password');
  const next = screen.getByLabelText('New password');
  const confirmation = screen.getByLabelText('Confirm password');
  const change = screen.getByRole('button', { name: 'Change password', description: /./ });
  const fill = async (one: string, two: string, three = two) => {
    if (one) await fillField(rendered.user, current, one);
    if (two) await fillField(rendered.user, next, two);
    if (three) await fillField(rendered.user, confirmation, three);
  };
  return { ...rendered, bodies, current, next, confirmation, change, fill };
};

test('has no accessibility violations', async () => {
  await setUp();
  await checkAccessibility();
});

test.each([
  ['', 'brand-new-1', 'brand-new-1', false],
  ['old', 'seven77', 'seven77', false],
  ['old', 'brand-new-1', 'brand-new-2', false],
  ['old', 'brand-new-1', 'brand-new-1', true],
])(
  'current "%s", new "%s", confirmed "%s": button enabled: %s',
  async (one, two, three, enabled) => {
    const { change, fill } = await setUp();
    await fill(one, two, three);
    expect(change.matches(':enabled')).toBe(enabled);
  },
);

test('a different confirmation shows an error at its field', async () => {
  const { confirmation, fill } = await setUp();
  await fill('old', 'brand-new-1', 'brand');
  expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
});

test('a new password without a digit is rejected before it is sent', async () => {
  const { change, fill, next, user, bodies } = await setUp();
  await fill('old', 'only-letters');
  await user.click(change);
  expect(next).toHaveAccessibleDescription(/at least one letter and one digit/);
  expect(bodies).toEqual([]);
});

test('the strength is shown while typing', async () => {
  const { next, user } = await setUp();
  await user.type(next, 'abc');
  expect(screen.getByText('Password strength: Weak')).toBeInTheDocument();
  await user.type(next, ' correct horse 7 staple');
  expect(screen.getByText('Password strength: Strong')).toBeInTheDocument();
});

test('success is reported and the fields are cleared', async () => {
  const { change, fill, user, bodies, store, current, next, confirmation } = await setUp();
  await fill('old', 'brand-new-1');
  await user.click(change);
  await waitFor(() => expect(current).toHaveValue(''));
  expect(next).toHaveValue('');
  expect(confirmation).toHaveValue('');
  expect(bodies).toEqual([{ currentPassword: 'old', newPassword: 'brand-new-1' }]);
  expect(selectNotifications(store.getState())).toEqual([
    expect.objectContaining({ messageKey: 'profile:password.changed.message' }),
  ]);
});

test('the current password as the new one is refused at its field', async () => {
  const { change, fill, user, next, bodies } = await setUp();
  await fill('brand-new-1', 'brand-new-1');
  await user.click(change);
  expect(next).toHaveAccessibleDescription(/other than the current one/);
  expect(bodies).toEqual([]);
});

test('a wrong current password is shown at its field', async () => {
  const { change, fill, user, current } = await setUp();
  const message = 'The current password is wrong.';
  apiServer.use(
    http.post(`*${paths.changePassword}`, () =>
      HttpResponse.json(
        { ...problem(400, message), violations: [{ propertyPath: 'currentPassword', message }] },
        { status: 400 },
      ),
    ),
  );
  await fill('guess', 'brand-new-1');
  await user.click(change);
  await waitFor(() => expect(current).toBeInvalid());
  expect(current).toHaveAccessibleDescription(/The current password is wrong\./);
  expect(current).toHaveFocus();
});

test('a wrong current password shows the server’s message', async () => {
  const { change, fill, user, current } = await setUp();
  apiServer.use(
    http.post(`*${paths.changePassword}`, () =>
      HttpResponse.json(problem(400, 'The current password is wrong.'), { status: 400 }),
    ),
  );
  await fill('guess', 'brand-new-1');
  await user.click(change);
  expect(await screen.findByRole('alert')).toHaveTextContent('The current password is wrong.');
  expect(current).toHaveValue('guess');
});
