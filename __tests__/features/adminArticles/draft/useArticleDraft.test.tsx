import { act, fireEvent, screen } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import type { AdminArticleSave } from '../../../../src/contract/schemas/adminArticles';
import { eventually } from '../../../support/eventually';
import { createFakeFetch } from '../../../support/browser/fakeFetch';
import { problem } from '../../../support/fixtures/errors';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

afterEach(() => jest.useRealTimers());

const busy = () => Response.json(problem(503, 'Busy.'), { status: 503 });

/** The editor with a server that responds to a save on demand, and fake timers. */
async function write() {
  const sent: AdminArticleSave[] = [];
  const answers: ((answer: Response) => void)[] = [];
  const { fetch } = createFakeFetch(async ({ method, path, body }) => {
    if (path.includes('/presence')) return Response.json({ editors: [], article: null });
    if (method !== 'PUT') return Response.json(draftOf('Old'));
    const save: AdminArticleSave = JSON.parse(body);
    return new Promise((resolve) => {
      answers.push(resolve);
      sent.push(save);
    });
  });
  const rendered = await openEditor({ extra: { fetch } });
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  return {
    ...rendered,
    type: (title: string) => fireEvent.change(rendered.title, { target: { value: title } }),
    pass: async (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds)),
    /** Waits for the given number of saves and returns them. */
    saves: async (count: number) => {
      await act(async () => eventually(async () => sent.length >= count, Boolean));
      return sent.map(({ version, content }) => [version, content.translations.en?.title]);
    },
    /** Responds to the oldest pending save. */
    answer: async (refusal?: Response) => {
      const { version = 0, content } = sent[sent.length - answers.length] ?? {};
      const saved = { version: version + 1, editedAt: new Date().toISOString() };
      const taken = Response.json({ ...draftOf(''), ...saved, content });
      await act(async () => answers.shift()?.(refusal ?? taken));
    },
  };
}

test('changes made during a save are saved next, on the version it created', async () => {
  const { type, pass, saves, answer } = await write();
  type('One');
  await pass(2000);
  expect(await saves(1)).toEqual([[1, 'One']]);
  type('Two');
  await pass(2000);
  await answer();
  expect(await saves(2)).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ]);
  await answer();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
});

test('the response to a save does not mark later changes as saved', async () => {
  const { type, pass, saves, answer } = await write();
  type('One');
  await pass(2000);
  await saves(1);
  type('Two');
  await answer();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(JSON.stringify(localStorage)).toContain('Two');
  await pass(2000);
  expect((await saves(2))[1]).toEqual([2, 'Two']);
  await answer();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain('Two');
});

test('continuous typing does not postpone the save', async () => {
  const { type, pass, saves } = await write();
  type('O');
  await pass(1500);
  type('On');
  await pass(500);
  expect(await saves(1)).toEqual([[1, 'On']]);
});

test('a failed save is retried without limit, and at once when the connection returns', async () => {
  const { store, type, pass, saves, answer } = await write();
  const done = () =>
    Object.values(store.getState().api.mutations).every((save) => save?.status !== 'pending');
  type('One');
  await pass(2000);
  await saves(1);
  await answer(busy());
  await screen.findByText(/kept on this device/);
  // In a single render, so that the screen never shows the attempt in between.
  await act(async () => {
    jest.advanceTimersByTime(10_000);
    await saves(2);
    await answer(busy());
    await eventually(async () => done(), Boolean);
    await setImmediate();
  });
  await screen.findByText(/kept on this device/);
  await pass(10_000);
  await saves(3);
  await answer(busy());
  await screen.findByText(/kept on this device/);
  fireEvent(globalThis.window, new Event('online'));
  await saves(4);
  await answer();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
});

test('leaving the page right away loses nothing', async () => {
  const { type, saves, unmount } = await write();
  type('One');
  unmount();
  expect(await saves(1)).toEqual([[1, 'One']]);
});
