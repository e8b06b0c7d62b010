import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { startUnsentProofs } from '../../../../src/features/records/proofs/startUnsentProofs';
import { startUnsentScores } from '../../../../src/features/scoreSheet/startUnsentScores';
import { createI18n } from '../../../../src/i18n/createI18n';
import { accountDeleted, loggedOut } from '../../../../src/state/authSlice';
import { entryQueued, entryRemoved } from '../../../../src/state/pwaSlice';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { storeProof } from '../../../../src/store/unsent/proofContents';
import { selectUnsent } from '../../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../../support/browser/apiServer';
import { createTestStore } from '../../../support/browser/createTestStore';
import { installFakeIndexedDb } from '../../../support/browser/fakeIndexedDb';
import { loadTexts } from '../../../support/browser/loadTexts';
import { problem } from '../../../support/fixtures/errors';
import { unsentProof } from '../../../support/fixtures/proofs';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const stops: (() => void)[] = [];
const close = () => {
  for (const stop of stops.splice(0)) stop();
};
let disk = installFakeIndexedDb();
beforeEach(() => {
  disk = installFakeIndexedDb();
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

async function openTab() {
  const { token } = sessionReply();
  const store = createTestStore({ preloadedState: { auth: session({ token, user: { ...ada } }) } });
  const i18n = await createI18n({ language: 'en', resources: loadTexts('en') });
  stops.push(startUnsentProofs(store, i18n), startUnsentScores(store));
  return store;
}

type Sent = { picture?: number; otherScores: number[]; comment?: string; key: string };

/** A server that refuses some scores; returns the lengths of the uploads and the proofs it got. */
function serve(...refused: number[]) {
  const uploads: number[] = [];
  const proofs: Sent[] = [];
  apiServer.use(
    http.post<never, { imageData: string }>(`*${paths.proofPictures}`, async ({ request }) => {
      uploads.push((await request.json()).imageData.length);
      return HttpResponse.json({ '@id': `${paths.proofPictures}#5`, id: 5 }, { status: 201 });
    }),
    http.post<{ id: string }, Sent>(`*/api/scores/:id/proofs`, async ({ request, params }) => {
      const sent = await request.json();
      proofs.push(sent);
      const results = [Number(params.id), ...sent.otherScores].map((scoreId) => ({
        scoreId,
        reason: refused.includes(scoreId) ? 'chartClosed' : null,
        message: refused.includes(scoreId) ? 'Closed.' : null,
        proofId: refused.includes(scoreId) ? null : 70 + scoreId,
      }));
      return HttpResponse.json({ results });
    }),
  );
  return { uploads, proofs };
}

const store = async (key: string, picture: Blob | null = new Blob(['x'], { type: 'image/png' })) =>
  storeProof(key, { picture, video: null, comment: 'At the end.', storedAt: 1 });
const two = [
  { id: 7, chart: 'Rainbow Road', text: '1:20.00' },
  { id: 8, chart: 'Mute City', text: '2:00.00' },
];

test('uploads the picture, sends the proof with its key, and forgets the picture', async () => {
  const { uploads, proofs } = serve();
  const tab = await openTab();
  await store('k1');
  tab.dispatch(entryQueued(unsentProof('k1', { claims: two })));
  await waitFor(() => expect(selectUnsent(tab.getState())).toEqual([]));
  expect(uploads).toHaveLength(1);
  expect(proofs).toEqual([{ picture: 5, otherScores: [8], comment: 'At the end.', key: 'k1' }]);
  await waitFor(() => expect(disk.values.size).toBe(0));
  await waitFor(() =>
    expect(selectNotifications(tab.getState())).toMatchObject([
      { messageKey: 'proofs:unsent.sent' },
    ]),
  );
});

test('a picture of 10 MB that waits offline survives a restart and is sent once', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const first = await openTab();
  const picture = new Blob([new Uint8Array(10 * 1024 * 1024)], { type: 'image/jpeg' });
  await store('large', picture);
  first.dispatch(entryQueued(unsentProof('large')));
  expect(selectUnsent(first.getState())).toMatchObject([{ key: 'large', status: 'waiting' }]);
  expect(JSON.stringify(first.getState()).length).toBeLessThan(20_000);
  close();
  offline.mockReturnValue(true);
  const { uploads, proofs } = serve();
  const second = await openTab();
  await waitFor(() => expect(proofs).toHaveLength(1));
  await waitFor(() => expect(selectUnsent(second.getState())).toEqual([]));
  expect(uploads[0]).toBeGreaterThan(13_900_000);
  globalThis.dispatchEvent(new Event('online'));
  expect(proofs.map(({ key }) => key)).toEqual(['large']);
});

test('keeps the scores that the server refuses, with the reason', async () => {
  serve(8);
  const tab = await openTab();
  await store('k1');
  tab.dispatch(entryQueued(unsentProof('k1', { claims: two })));
  await waitFor(() =>
    expect(selectUnsent(tab.getState())).toMatchObject([
      { status: 'rejected', reason: 'Closed.', claims: [{ id: 8 }] },
    ]),
  );
  await waitFor(() =>
    expect(selectNotifications(tab.getState())).toMatchObject([
      { messageKey: 'proofs:unsent.someRefused' },
    ]),
  );
});

test('keeps a proof that is refused as a whole, and one whose picture is gone', async () => {
  apiServer.use(
    http.post(`*${paths.proofPictures}`, () =>
      HttpResponse.json(problem(422, 'No picture.'), { status: 422 }),
    ),
  );
  const tab = await openTab();
  await store('k1');
  tab.dispatch(entryQueued(unsentProof('k1')));
  tab.dispatch(entryQueued(unsentProof('k2')));
  await waitFor(() =>
    expect(selectUnsent(tab.getState())).toMatchObject([
      { key: 'k1', status: 'rejected', reason: 'No picture.' },
      { key: 'k2', status: 'rejected', reason: '' },
    ]),
  );
});

test('a discarded proof leaves no picture behind', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tab = await openTab();
  await store('k1');
  tab.dispatch(entryQueued(unsentProof('k1')));
  tab.dispatch(entryRemoved('k1'));
  await waitFor(() => expect(disk.values.size).toBe(0));
});

test('waits through a log-out; a deleted account leaves none', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tab = await openTab();
  await store('k1');
  tab.dispatch(entryQueued(unsentProof('k1')));
  tab.dispatch(loggedOut());
  expect(selectUnsent(tab.getState())).toHaveLength(1);
  const other = await openTab();
  other.dispatch(accountDeleted());
  await waitFor(() => expect(selectUnsent(other.getState())).toEqual([]));
  await waitFor(() => expect(disk.values.size).toBe(0));
});
