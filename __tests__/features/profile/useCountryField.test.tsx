import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { renderProfile } from '../../support/browser/renderProfile';
import { problem } from '../../support/fixtures/errors';

const setUp = async (answers: (() => Response)[] = [], released = Promise.resolve()) => {
  const bodies: unknown[] = [];
  const accounts: unknown[] = [];
  apiServer.use(
    http.put(`*${paths.myPlayer}`, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      await released;
      return answers.shift()?.() ?? HttpResponse.json(body);
    }),
    http.put('*/api/users/:id', async ({ request }) => {
      accounts.push(await request.json());
      return HttpResponse.json(problem(422, 'Not valid.'), { status: 422 });
    }),
  );
  const rendered = await renderProfile();
  const country = screen.getByRole('combobox', { name: 'Country' });
  const save = screen.getByRole('button', { name: 'Save changes' });
  const notices = () => selectNotifications(rendered.store.getState());
  return { ...rendered, bodies, accounts, country, save, notices };
};

test('shows the saved country, and saves another one apart from the account', async () => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, country, save, bodies, accounts, notices } = await setUp([], released);
  await waitFor(() => expect(country).toBeEnabled());
  expect(country).toHaveValue('PT');
  expect(country).toHaveAccessibleDescription('Shown beside your name on boards and in rankings.');
  await user.selectOptions(country, 'Japan');
  await user.click(save);
  await waitFor(() => expect(save).toHaveAccessibleName('Saving…'));
  release();
  await waitFor(() =>
    expect(notices()).toEqual([
      expect.objectContaining({ messageKey: 'profile:info.saved.message', severity: 'success' }),
    ]),
  );
  expect(bodies).toEqual([{ country: 'JP' }]);
  expect(country).toHaveValue('JP');
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
  expect(accounts).toEqual([]);
});

test('takes the country back', async () => {
  const { user, country, save, bodies } = await setUp();
  await waitFor(() => expect(country).toBeEnabled());
  await user.selectOptions(country, 'None shown');
  await user.click(save);
  await waitFor(() => expect(bodies).toEqual([{ country: null }]));
});

test('keeps the choice and tells a failure at the field; the next attempt saves it', async () => {
  const failure = () => HttpResponse.json(problem(503, 'Later, please.'), { status: 503 });
  const { user, country, save, bodies } = await setUp([failure]);
  await waitFor(() => expect(country).toBeEnabled());
  await user.selectOptions(country, 'Japan');
  await user.click(save);
  await waitFor(() => expect(country).toHaveAccessibleDescription('Later, please.'));
  expect(country).toBeInvalid();
  expect(country).toHaveValue('JP');
  expect(screen.getByRole('alert')).toHaveTextContent('Later, please.');
  await user.click(save);
  await waitFor(() => expect(country).toBeValid());
  expect(bodies).toEqual([{ country: 'JP' }, { country: 'JP' }]);
});

test('keeps the choice while another field is refused', async () => {
  const { user, country, save, bodies, accounts } = await setUp();
  await waitFor(() => expect(country).toBeEnabled());
  await user.selectOptions(country, 'Japan');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '.uk');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not valid.');
  expect(accounts).toHaveLength(1);
  expect(bodies).toEqual([]);
  expect(country).toHaveValue('JP');
});

test('the rest of the profile can be changed when the country cannot be loaded', async () => {
  apiServer.use(http.get(`*${paths.myPlayer}`, () => new HttpResponse(null, { status: 500 })));
  const { user, country, save } = await setUp();
  await waitFor(() =>
    expect(country).toHaveAccessibleDescription('The country could not be loaded'),
  );
  expect(country).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '.uk');
  expect(save).toBeEnabled();
});
