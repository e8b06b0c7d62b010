import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { SubmitPage } from '../../../src/features/scoreSheet/SubmitPage';
import { startUnsentScores } from '../../../src/features/scoreSheet/startUnsentScores';
import { loggedOut } from '../../../src/state/authSlice';
import { offlineCopies } from '../../../src/store/persistence/offlineCopies';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';
import {
  input,
  openSheet,
  rowOf,
  sendButton,
  serveSheet,
  type,
} from '../../support/browser/scoreSheetPage';
import { problem } from '../../support/fixtures/errors';
import { session } from '../../support/fixtures/session';
import { scoreSheet } from '../../support/fixtures/sheet';
import { ada, sessionReply } from '../../support/fixtures/users';

test('is prefilled, has no accessibility violations, and offers no input on a locked chart', async () => {
  serveSheet();
  const { container } = await openSheet();
  expect(input('Stage one')).toHaveValue('1:05.43');
  expect(input('Stage two')).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: 'Stage four' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Played on' })).toHaveValue('2');
  expect(screen.getByText('Nothing changed yet')).toBeVisible();
  await checkAccessibility(container);
});

test('reads back what is typed, says where it would stand, and sends only the changed rows', async () => {
  const posts = serveSheet();
  const { user } = await openSheet();
  await type(user, 'Stage two', '1 234');
  expect(rowOf('Stage two').getByText('Read as 1,234')).toBeVisible();
  expect(
    await rowOf('Stage two').findByText(/Would be 2 of 4, 320 points · \+334 to first/),
  ).toBeVisible();
  await user.click(sendButton());
  expect(await rowOf('Stage two').findByText('Posted')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject([
    { chart: 12, values: [1234], platform: 2, achievedOn: null, confirmed: [] },
  ]);
  expect(screen.getByText('1 score posted')).toBeVisible();
  // Sent scores are the member's own: sending again sends nothing.
  await user.click(sendButton());
  expect(posts).toHaveLength(1);
});

test('explains what a format forbids at its field, and sends nothing until it is right', async () => {
  const posts = serveSheet();
  const { user } = await openSheet();
  await type(user, 'Stage one', '1:60');
  await type(user, 'Stage two', '50');
  expect(input('Stage one')).toBeInvalid();
  expect(input('Stage one')).toHaveAccessibleDescription(/seconds go up to 59/);
  await user.click(sendButton());
  expect(input('Stage one')).toHaveFocus();
  expect(posts).toEqual([]);
  await type(user, 'Stage one', '1:05.42');
  await user.click(sendButton());
  await waitFor(() => expect(posts[0]).toHaveLength(2));
});

test('asks before a worse value is posted, and sends it after the confirmation', async () => {
  const posts = serveSheet(({ confirmed }) =>
    confirmed?.includes('worse')
      ? { outcome: 'corrected' }
      : { outcome: 'refused', reason: 'confirmWorse', message: 'Your score is better.' },
  );
  const { user } = await openSheet();
  await type(user, 'Stage one', '2:00');
  expect(await rowOf('Stage one').findByText('Your score is better.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /correct it to this worse value/ }));
  await user.click(sendButton());
  expect(await rowOf('Stage one').findByText('Corrected')).toBeVisible();
  expect(posts.flat()).toMatchObject([{ values: [12_000], confirmed: ['worse'] }]);
});

test('says that a worse value was not sent while it is not confirmed', async () => {
  serveSheet(() => ({
    outcome: 'refused',
    reason: 'confirmWorse',
    message: 'Your score is better.',
  }));
  const { user } = await openSheet();
  await type(user, 'Stage one', '2:00');
  await user.click(sendButton());
  expect(await screen.findByText('1 score not sent: its row says why')).toBeVisible();
  await type(user, 'Stage one', '2:01');
  expect(screen.getByText('1 score to send')).toBeVisible();
});

test('shows a day that the server refuses at its field, and sends nothing until it is changed', async () => {
  const posts = serveSheet(({ achievedOn }) =>
    achievedOn === '2001-02-02'
      ? { outcome: 'refused', reason: 'unknownDate', message: 'This day is not in the calendar.' }
      : {},
  );
  const { user } = await openSheet();
  await type(user, 'Stage two', '5');
  const day = screen.getByLabelText('Achieved on');
  await user.type(day, '2001-02-02');
  await waitFor(() => expect(day).toHaveAccessibleDescription('This day is not in the calendar.'));
  await user.click(sendButton());
  expect(day).toHaveFocus();
  expect(posts).toEqual([]);
  await user.clear(day);
  await user.type(day, '2001-02-03');
  await user.click(sendButton());
  await waitFor(() => expect(posts).toMatchObject([[{ achievedOn: '2001-02-03' }]]));
});

test.each([
  ['1969-12-31', 'Enter January 1, 1970 or a later day.'],
  ['2999-12-31', 'This day has not come yet.'],
])('says at its field why the day %s cannot be sent', async (day, text) => {
  const posts = serveSheet();
  const { user } = await openSheet();
  await type(user, 'Stage two', '5');
  const field = screen.getByLabelText('Achieved on');
  await user.type(field, day);
  expect(field).toHaveAccessibleDescription(text);
  await user.click(sendButton());
  expect(posts).toEqual([]);
});

test('does not call a value wrong that is being typed', async () => {
  const posts = serveSheet();
  const { user } = await openSheet();
  await type(user, 'Stage one', '1:');
  expect(input('Stage one')).toBeValid();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(input('Stage one')).toBeInvalid();
  await user.keyboard('3');
  expect(input('Stage one')).toBeValid();
  await type(user, 'Stage one', '1:');
  await user.tab();
  expect(input('Stage one')).toBeInvalid();
  expect(posts).toEqual([]);
});

test('keeps refused rows as they were typed, with the server’s reason', async () => {
  serveSheet(({ chart }) =>
    chart === 12
      ? { outcome: 'refused', reason: 'stateForbids', message: 'A proof is being checked.' }
      : {},
  );
  const { user } = await openSheet();
  await type(user, 'Stage two', '5');
  await type(user, 'Stage three', '6');
  await user.click(sendButton());
  expect(await rowOf('Stage three').findByText('Posted')).toBeVisible();
  expect(rowOf('Stage two').getByText('A proof is being checked.')).toBeVisible();
  expect(input('Stage two')).toHaveValue('5');
});

test('is filled with the keyboard alone, and from a spreadsheet', async () => {
  const posts = serveSheet();
  const { user } = await openSheet();
  await user.click(input('Stage one'));
  await user.keyboard('{ArrowDown}7{Enter}8{Control>}{Enter}{/Control}');
  await waitFor(() => expect(posts.flat().map(({ values }) => values)).toEqual([[7], [8]]));
  await user.click(input('Stage two'));
  await user.paste('21\n22\n');
  expect(
    [input('Stage two'), input('Stage three')].map((one) => one.getAttribute('value')),
  ).toEqual(['21', '22']);
});

test('offers the keyboard of its values, and replaces a value that is entered by a press', async () => {
  serveSheet();
  const { user } = await openSheet();
  expect(input('Stage one')).toHaveAttribute('inputmode', 'text');
  expect(input('Stage two')).toHaveAttribute('inputmode', 'numeric');
  expect(input('Stage two')).toHaveAttribute('enterkeyhint', 'next');
  await user.click(input('Stage one'));
  await user.keyboard('54');
  expect(input('Stage one')).toHaveValue('54');
});

describe('without a network', () => {
  const tokenOf = (id: number) => sessionReply({ ...ada, id, username: `member${id}` }).token;
  const openAs = (member: number) =>
    renderWithStore(<SubmitPage />, {
      at: '/en/submit/4',
      extra: { offlineCopies: async () => offlineCopies },
      preloadedState: { auth: session({ token: tokenOf(member), user: { ...ada } }) },
    });
  const loseNetwork = () =>
    apiServer.use(http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.error()));

  test('opens the copy of the sheet that was opened last, with what was typed, and says its age', async () => {
    serveSheet();
    const { user, unmount } = await openAs(7);
    await screen.findByRole('form', { name: 'Submit scores' });
    await type(user, 'Stage two', '77');
    unmount();
    loseNetwork();
    await openAs(7);
    expect(await screen.findByText(/You are reading a copy saved/)).toBeVisible();
    expect(input('Stage one')).toHaveValue('1:05.43');
    expect(input('Stage two')).toHaveValue('77');
  });

  test('opens no copy of another member, and none after a log-out', async () => {
    serveSheet();
    const { store, unmount } = await openAs(7);
    await screen.findByRole('form', { name: 'Submit scores' });
    unmount();
    loseNetwork();
    const failure = { name: 'The sheet could not be loaded' };
    const other = await openAs(8);
    expect(await screen.findByRole('heading', failure)).toBeVisible();
    other.unmount();
    const stop = startUnsentScores(store);
    store.dispatch(loggedOut());
    await waitFor(() => expect(storedKeys(storageKeys.copy)).toEqual([]));
    stop();
    await openAs(7);
    expect(await screen.findByRole('heading', failure)).toBeVisible();
  });

  test('says that a sheet is not on the device that was never opened', async () => {
    loseNetwork();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openAs(7);
    expect(await screen.findByText(/This device has no copy/)).toBeVisible();
  });

  test('shows what the server says, not a copy, when it responds', async () => {
    serveSheet();
    const { unmount } = await openAs(7);
    await screen.findByRole('form', { name: 'Submit scores' });
    unmount();
    apiServer.use(
      http.get(`*${paths.gameSheet(4)}`, () =>
        HttpResponse.json(problem(500, 'Broken.'), { status: 500 }),
      ),
    );
    await openAs(7);
    expect(await screen.findByText('Broken.')).toBeVisible();
  });
});

test('stores the country at once; a failure is told at its field', async () => {
  serveSheet();
  const chosen: unknown[] = [];
  const { user } = await openSheet();
  apiServer.use(
    http.put(`*${paths.myPlayer}`, async ({ request }) => {
      chosen.push(await request.json());
      return chosen.length === 1
        ? HttpResponse.json({ country: 'PT' })
        : HttpResponse.json(problem(503, 'Later, please.'), { status: 503 });
    }),
  );
  const country = screen.getByRole('combobox', { name: 'Country on the boards' });
  await user.selectOptions(country, 'Portugal');
  await user.selectOptions(country, 'Japan');
  await waitFor(() => expect(country).toHaveAccessibleDescription(/Later, please/));
  expect(chosen).toEqual([{ country: 'PT' }, { country: 'JP' }]);
});

test('says that a game takes no scores', async () => {
  const { token } = sessionReply();
  apiServer.use(
    http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.json({ ...scoreSheet, open: false })),
  );
  await renderWithStore(<SubmitPage />, {
    at: '/en/submit/4',
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  expect(await screen.findByText('This game takes no new scores.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send scores' })).not.toBeInTheDocument();
});

test.each(['/en/submit/0', '/en/submit/x', '/en/submit/5'])('%s is no game', async (at) => {
  apiServer.use(
    http.get(`*${paths.gameSheet(5)}`, () =>
      HttpResponse.json(problem(404, 'There is no such game.'), { status: 404 }),
    ),
  );
  await renderWithStore(<SubmitPage />, { at });
  expect(await screen.findByRole('heading', { name: 'This game does not exist' })).toBeVisible();
});
