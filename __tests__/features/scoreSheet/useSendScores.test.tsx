import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { limits } from '../../../src/contract/limits';
import { paths } from '../../../src/contract/paths';
import type { ScoreRow } from '../../../src/contract/schemas/scores';
import { startUnsentScores } from '../../../src/features/scoreSheet/startUnsentScores';
import { connectionLost } from '../../../src/state/pwaSlice';
import { selectUnsentScores } from '../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../support/browser/apiServer';
import {
  input,
  openSheet,
  rowOf,
  sendButton,
  serveSheet,
  type,
} from '../../support/browser/scoreSheetPage';
import { problem } from '../../support/fixtures/errors';
import { scoreSheet } from '../../support/fixtures/sheet';

/** Types a score without a connection, and sends it. */
async function sendOffline() {
  const sheet = await openSheet();
  act(() => {
    sheet.store.dispatch(connectionLost());
  });
  await type(sheet.user, 'Stage two', '77');
  await sheet.user.click(sendButton());
  return sheet;
}

test('queues rows without a connection; they can be put back', async () => {
  serveSheet();
  const { user, store } = await sendOffline();
  const waiting = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(within(waiting).getByText('Stage two')).toBeVisible();
  expect(input('Stage two')).toHaveValue('');
  expect(selectUnsentScores(store.getState())).toMatchObject([
    { status: 'waiting', gameId: 4, scores: [{ chart: 12, values: [77], texts: ['77'] }] },
  ]);
  await user.click(within(waiting).getByRole('button', { name: 'Put back into the sheet' }));
  expect(input('Stage two')).toHaveValue('77');
  expect(selectUnsentScores(store.getState())).toEqual([]);
});

test('says in each row that it waits, and that it was posted once it was', async () => {
  serveSheet();
  const { store } = await sendOffline();
  expect(await rowOf('Stage two').findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByText(/^You are offline\. The scores wait/)).toBeVisible();
  let stop = () => {};
  act(() => {
    stop = startUnsentScores(store);
  });
  expect(await rowOf('Stage two').findByText('Posted')).toBeVisible();
  expect(screen.getByText('1 score posted')).toBeVisible();
  stop();
});

test('says in its row why a score that waited was refused', async () => {
  serveSheet(() => ({ outcome: 'refused', reason: 'chartClosed', message: 'Closed.' }));
  const { store } = await sendOffline();
  let stop = () => {};
  act(() => {
    stop = startUnsentScores(store);
  });
  expect(await rowOf('Stage two').findByText('Not accepted: Closed.')).toBeVisible();
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  stop();
});

test('keeps what is typed while scores are being sent', async () => {
  serveSheet();
  const { user } = await openSheet();
  let respond = () => {};
  const pending = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await type(user, 'Stage two', '77');
  apiServer.use(
    http.post<never, { scores: ScoreRow[] }>(`*${paths.scoreBatch}`, async ({ request }) => {
      const { scores } = await request.json();
      await pending;
      const none = { reason: null, message: null, score: null, prediction: null };
      return HttpResponse.json({
        results: scores.map(({ key }) => ({ key, outcome: 'created', ...none })),
      });
    }),
  );
  await user.click(sendButton());
  await type(user, 'Stage two', '78');
  respond();
  expect(await screen.findByText(/1 score posted/)).toBeVisible();
  expect(input('Stage two')).toHaveValue('78');
});

test('queues rows with the same keys when the answer to a request is lost', async () => {
  serveSheet();
  const keys: string[] = [];
  const { user, store } = await openSheet();
  apiServer.use(
    http.post<never, { scores: ScoreRow[]; dryRun?: boolean }>(
      `*${paths.scoreBatch}`,
      async ({ request }) => {
        const { scores, dryRun } = await request.json();
        if (!dryRun) keys.push(...scores.map(({ key }) => key));
        return HttpResponse.error();
      },
    ),
  );
  await type(user, 'Stage two', '77');
  await user.click(sendButton());
  await screen.findByRole('region', { name: 'Waiting to be sent' });
  const [entry] = selectUnsentScores(store.getState());
  expect(keys).toHaveLength(1);
  expect(entry?.scores.map(({ key }) => key)).toEqual(keys);
});

test('queues rows when the site is busy, in batches that it takes', async () => {
  const [group] = scoreSheet.groups;
  const chart = group?.charts.find(({ id }) => id === 12);
  if (!group || !chart) throw new Error('The fixture has no such chart.');
  const many = Array.from({ length: limits.scoresPerBatch + 1 }, (_, index) => ({
    ...chart,
    '@id': paths.chart(1000 + index),
    id: 1000 + index,
    name: `Lap ${index + 1}`,
  }));
  const sheet = { ...scoreSheet, groups: [{ ...group, charts: many }] };
  apiServer.use(
    http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.json(sheet)),
    http.post(`*${paths.scoreBatch}`, () =>
      HttpResponse.json(problem(429, 'Too many requests.'), { status: 429 }),
    ),
  );
  const { user, store } = await openSheet();
  await user.click(input('Lap 1'));
  await user.paste(many.map((_, index) => index + 1).join('\n'));
  await user.click(sendButton());
  expect(
    await screen.findByText(/The site is busy\. The scores wait on this device/),
  ).toBeVisible();
  const entries = selectUnsentScores(store.getState());
  expect(entries.map(({ scores }) => scores.length)).toEqual([limits.scoresPerBatch, 1]);
  expect(new Set(entries.flatMap(({ scores }) => scores.map(({ key }) => key))).size).toBe(201);
});

test('gives what is typed back after it was posted a key of its own', async () => {
  const posts = serveSheet();
  const { user } = await openSheet();
  for (const value of ['500', '900', '500']) {
    await type(user, 'Stage two', value);
    await user.click(sendButton());
    await waitFor(() => expect(posts.flat().at(-1)).toMatchObject({ values: [Number(value)] }));
    await waitFor(() => expect(screen.getByText('1 score posted')).toBeVisible());
  }
  expect(new Set(posts.flat().map(({ key }) => key)).size).toBe(3);
});

test('loses nothing when the server refuses the request', async () => {
  serveSheet();
  const { user } = await openSheet();
  await type(user, 'Stage two', '77');
  apiServer.use(
    http.post(`*${paths.scoreBatch}`, () =>
      HttpResponse.json(problem(503, 'The service is busy.'), { status: 503 }),
    ),
  );
  await user.click(sendButton());
  expect(await screen.findByText(/The service is busy/)).toBeVisible();
  expect(input('Stage two')).toHaveValue('77');
});
