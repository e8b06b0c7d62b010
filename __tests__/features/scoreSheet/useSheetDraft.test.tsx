import { act, screen, waitFor, within } from '@testing-library/react';
import { keepSheetDraft, readSheetDraft } from '../../../src/features/scoreSheet/sheetDraft';
import { sessionChangedElsewhere } from '../../../src/state/authSlice';
import { installStorageEvents } from '../../support/browser/installStorageEvents';
import { input, openSheet, serveSheet, type } from '../../support/browser/scoreSheetPage';
import { ada, sessionReply } from '../../support/fixtures/users';

test('keeps what is typed when the page is left', async () => {
  serveSheet();
  const { user, unmount } = await openSheet();
  await type(user, 'Stage two', '77');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Played on' }), 'Arcade');
  unmount();
  await openSheet();
  expect(input('Stage two')).toHaveValue('77');
  expect(screen.getByRole('combobox', { name: 'Played on' })).toHaveValue('1');
});

test('shows nothing that was typed by the member before when another one logs in in another tab', async () => {
  serveSheet();
  const { user, store } = await openSheet();
  await type(user, 'Stage two', '77');
  const { token } = sessionReply({ ...ada, id: 8, username: 'grace' });
  act(() => {
    store.dispatch(sessionChangedElsewhere({ token, refreshToken: null, tokenExpiration: null }));
  });
  await waitFor(() => expect(input('Stage two')).toHaveValue(''));
});

describe('in two tabs', () => {
  installStorageEvents();

  test('shares one draft, row by row', async () => {
    serveSheet();
    const [first, second] = [await openSheet(), await openSheet()];
    const field = ({ container }: typeof first, name: string) =>
      within(container).getByRole('textbox', { name });
    await first.user.type(field(first, 'Stage two'), '5');
    await waitFor(() => expect(field(second, 'Stage two')).toHaveValue('5'));
    await second.user.type(field(second, 'Stage three'), '77');
    await waitFor(() => expect(field(first, 'Stage three')).toHaveValue('77'));
    first.unmount();
    second.unmount();
    await openSheet();
    expect(
      [input('Stage two'), input('Stage three')].map((one) => one.getAttribute('value')),
    ).toEqual(['5', '77']);
  });

  test('loses no row that the other tab has typed a moment ago', async () => {
    serveSheet();
    const { user, unmount } = await openSheet();
    const place = { member: String(ada.id), gameId: 4 };
    const other = { ...readSheetDraft(place), texts: { 12: ['5'] } };
    keepSheetDraft(place, other);
    await user.type(input('Stage three'), '77');
    unmount();
    await openSheet();
    expect(input('Stage two')).toHaveValue('5');
  });
});
