import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { NewSupportCase } from '../../../src/contract/schemas/support';
import { readSnapshot } from '../../../src/contract/snapshot/readSnapshot';
import { ReportDialog } from '../../../src/features/support/ReportDialog';
import { startUnsentReports } from '../../../src/features/support/startUnsentReports';
import { loggedOut, sessionChangedElsewhere } from '../../../src/state/authSlice';
import { modeSwitched } from '../../../src/state/themeSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import type { AppStore } from '../../../src/store/createStore';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { encode } from '../../support/browser/storeActions';

// jsdom has none.
Object.assign(globalThis, { CompressionStream, DecompressionStream });

const receipt = {
  code: 'VGR-7K3F-9QXM',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
};

/** The support service, and the reports it received. */
function takeReports(answer: () => Response = () => HttpResponse.json(receipt, { status: 201 })) {
  const taken: { key: string | null; body: NewSupportCase }[] = [];
  apiServer.use(
    http.post<never, NewSupportCase>(`*${paths.supportCases}`, async ({ request }) => {
      taken.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return answer();
    }),
  );
  return taken;
}

/** The queue, which is in the storage too. */
const queuedIn = (store: AppStore) => {
  const queued = selectUnsent(store.getState());
  expect(storedKeys(storageKeys.unsent)).toEqual(
    queued.map(({ key }) => `${storageKeys.unsent}${key}`),
  );
  return queued;
};

const goOffline = (offline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  globalThis.dispatchEvent(new Event(offline ? 'offline' : 'online'));
};

async function setUp(options: Parameters<typeof renderWithStore>[1] = {}) {
  const onClose = jest.fn();
  const rendered = await renderWithStore(<ReportDialog open onClose={onClose} />, options);
  const { user } = rendered;
  const describeIt = async (text = 'It broke.') => {
    await user.type(screen.getByRole('textbox', { name: 'What went wrong?' }), text);
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send to support' }));
  await screen.findByRole('dialog', { name: 'Report a problem' });
  return { ...rendered, onClose, describeIt, send };
}

test('describes what will be sent, shows the file, and has no accessibility violations', async () => {
  const { user } = await setUp();
  const contents = screen.getByRole('region', { name: 'What will be sent' });
  expect(within(contents).getAllByRole('listitem')).toHaveLength(5);
  expect(contents).toHaveTextContent('Passwords, your session, email addresses');
  await user.click(within(contents).getByRole('button', { name: 'Show the whole file' }));
  expect(screen.getByRole('region', { name: 'Snapshot file' })).toHaveTextContent('"vgrSnapshot"');
  await checkAccessibility();
});

test('asks before the page is closed while a description is typed, and not once it is sent', async () => {
  takeReports();
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const { describeIt, send } = await setUp();
  expect(asks()).toBe(false);
  await describeIt();
  expect(asks()).toBe(true);
  await send();
  await screen.findByRole('heading', { name: 'Report sent' });
  expect(asks()).toBe(false);
});

describe('a description that was not sent', () => {
  async function setUpReopening() {
    takeReports();
    const tools = await setUp();
    const show = (open: boolean) =>
      tools.rerender(<ReportDialog open={open} onClose={jest.fn()} />);
    const reopen = async () => {
      show(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      show(true);
      return screen.findByRole('textbox', { name: 'What went wrong?' });
    };
    const logInAs = (sub: string) => {
      const token = encode({ sub, username: 'ada' });
      act(() => {
        tools.store.dispatch(
          sessionChangedElsewhere({ token, refreshToken: null, tokenExpiration: null }),
        );
      });
    };
    return { ...tools, reopen, logInAs };
  }

  test('is there again when the dialog is opened, until it is sent', async () => {
    const { reopen, describeIt, send } = await setUpReopening();
    await describeIt('It broke.');
    expect(await reopen()).toHaveValue('It broke.');
    await describeIt(' Again.');
    await send();
    await screen.findByRole('heading', { name: 'Report sent' });
    expect(await reopen()).toHaveValue('');
  });

  test('is shown to its writer only; a guest may log in meanwhile', async () => {
    const { reopen, describeIt, logInAs } = await setUpReopening();
    await describeIt('As a guest.');
    logInAs('7');
    expect(await reopen()).toHaveValue('As a guest.');
    await describeIt(' As a member.');
    logInAs('8');
    expect(await reopen()).toHaveValue('');
  });
});

test('requires a description and consent, and shows a support code', async () => {
  const taken = takeReports();
  const { user, store, describeIt, send } = await setUp();
  expect(screen.getByRole('button', { name: 'Send to support' })).toBeDisabled();
  await describeIt();
  await send();
  expect(await screen.findByRole('heading', { name: 'Report sent' })).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Support code' })).toHaveTextContent(receipt.code);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.key).toMatch(/^report-/);
  expect(taken[0]?.body.description).toBe('It broke.');
  expect(readSnapshot(taken[0]?.body.snapshot ?? '').snapshot?.meta.locale).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Code copied')).toBeVisible();
  expect(JSON.stringify(store.recording()?.entries)).not.toContain('It broke.');
});

test('the dialog’s own actions are not part of the snapshot', async () => {
  const { store } = await setUp();
  store.dispatch(modeSwitched('dark'));
  await waitFor(() => expect(screen.getByText(/without the steps before it/)).toBeVisible());
});

test('a rejected report shows the error and offers the file for download', async () => {
  const address = jest.fn((_file: Blob) => 'blob:snapshot');
  Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  takeReports(() => HttpResponse.json({ message: 'Too many requests.' }, { status: 429 }));
  const { user, store, describeIt, send } = await setUp();
  await describeIt();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  await user.click(screen.getByRole('button', { name: 'Download snapshot' }));
  expect(address).toHaveBeenCalledTimes(1);
  expect(queuedIn(store)).toEqual([]);
});

describe('without a network', () => {
  afterEach(() => jest.restoreAllMocks());

  test('the report is queued with a notice, and sent when the connection returns', async () => {
    const taken = takeReports();
    const { store, i18n, describeIt, send } = await setUp();
    const stop = startUnsentReports(store, i18n);
    goOffline(true);
    await describeIt();
    await send();
    expect(await screen.findByRole('heading', { name: 'Report kept for later' })).toHaveFocus();
    expect(queuedIn(store)).toHaveLength(1);
    goOffline(false);
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(readSnapshot(taken[0]?.body.snapshot ?? '').rejection).toBeUndefined();
    await waitFor(() =>
      expect(selectNotifications(store.getState())).toEqual([
        expect.objectContaining({ params: { code: receipt.code }, duration: null }),
      ]),
    );
    expect(queuedIn(store)).toEqual([]);
    stop();
  });

  test('logging out deletes a queued report', async () => {
    const token = encode({ sub: '7', username: 'ada' });
    const { store, i18n, describeIt, send } = await setUp();
    const stop = startUnsentReports(store, i18n);
    act(() => {
      store.dispatch(sessionChangedElsewhere({ token, refreshToken: null, tokenExpiration: null }));
    });
    goOffline(true);
    await describeIt();
    await send();
    await screen.findByRole('heading', { name: 'Report kept for later' });
    expect(queuedIn(store).map(({ member }) => member)).toEqual(['7']);
    act(() => {
      store.dispatch(loggedOut());
    });
    expect(queuedIn(store)).toEqual([]);
    stop();
  });
});
