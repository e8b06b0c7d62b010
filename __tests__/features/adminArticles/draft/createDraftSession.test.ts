import { createDraft } from '../../../../src/admin-frame/drafts/createDraft';
import type { ChangeOutcome } from '../../../../src/admin-frame/drafts/changeDocument';
import { createDraftSession } from '../../../../src/features/adminArticles/draft/createDraftSession';
import { articleDrafts } from '../../../../src/features/adminArticles/draft/articleDrafts';
import { initialDraft } from '../../../../src/features/adminArticles/draft/draftState';
import type { ApiError } from '../../../../src/api/errors/apiError';
import type { CommandOutcome } from '../../../../src/api/useSecretMutation';
import type { AdminArticle } from '../../../../src/contract/schemas/adminArticles';
import { createTestStore } from '../../../support/browser/createTestStore';
import { draftOf } from '../../../support/browser/writtenArticle';

type Outcome = CommandOutcome<ChangeOutcome<AdminArticle>>;

const version = (number: number, title: string): AdminArticle =>
  draftOf(title, { version: number });
const done = (article: AdminArticle): Outcome => ({ data: { kind: 'done', document: article } });
const conflict = (current: AdminArticle): Outcome => ({ data: { kind: 'conflict', current } });
const failure = (status: number, retryAfter?: number): Outcome => {
  const error: ApiError = { kind: 'http', status, messageKey: 'errors:unknown', violations: [] };
  return { error: retryAfter === undefined ? error : { ...error, retryAfter } };
};

const stops: (() => void)[] = [];

/** A started session of article 5 whose requests are answered on demand. */
function open() {
  const sent: (string | undefined)[] = [];
  const waiting: ((outcome: Outcome) => void)[] = [];
  const draft = createDraft(createTestStore(), 'article', initialDraft(version(1, 'Old')));
  const session = createDraftSession({
    draft,
    draftKey: 5,
    member: '7',
    send: async ({ version: base, content }) => {
      sent.push(`${base} ${content.translations.en?.title}`);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
  });
  const stop = session.start();
  stops.push(stop);
  return {
    session,
    sent,
    stop,
    write: (title: string, language: 'en' | 'it' = 'en') =>
      session.dispatch({
        type: 'changed',
        change: ({ translations }) => ({
          translations: { ...translations, [language]: { title, excerpt: '', content: '' } },
        }),
      }),
    pass: async (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
    respond: async (outcome: Outcome) => {
      waiting.shift()?.(outcome);
      await jest.advanceTimersByTimeAsync(0);
    },
    phase: () => draft.read().phase,
    draft,
    title: () => draft.read().content.translations.en?.title,
    local: () => articleDrafts.read('7', 5)?.content.translations.en?.title,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  localStorage.clear();
});

describe('autosave', () => {
  test('sends a change after two seconds and deletes the local draft once it is saved', async () => {
    const { write, pass, sent, respond, phase, local } = open();
    write('One');
    await pass(1999);
    expect([sent, local()]).toEqual([[], 'One']);
    await pass(1);
    expect([sent, phase()]).toEqual([['1 One'], 'saving']);
    await respond(done(version(2, 'One')));
    expect([phase(), local()]).toEqual(['saved', undefined]);
  });

  test('sends one request at a time', async () => {
    const { session, write, pass, sent, respond } = open();
    write('One');
    await pass(2000);
    write('Two');
    void session.save();
    await pass(5000);
    expect(sent).toEqual(['1 One']);
    await respond(done(version(2, 'One')));
    expect(sent).toEqual(['1 One', '2 Two']);
  });

  test('keeps a change to another language made during a save unsaved', async () => {
    const { draft, write, pass, respond, phase } = open();
    write('One');
    await pass(2000);
    write('Uno', 'it');
    await respond(done(version(2, 'One')));
    expect(phase()).toBe('unsaved');
    expect(draft.read().content.translations.it?.title).toBe('Uno');
  });

  test('applies another person’s version only after the save in progress', async () => {
    const { session, write, pass, respond, title } = open();
    write('One');
    await pass(2000);
    session.sync(version(3, 'Theirs'));
    expect(title()).toBe('One');
    await respond(done(version(2, 'One')));
    expect(title()).toBe('Theirs');
  });
});

describe('a failed save', () => {
  test.each([
    [undefined, 10_000],
    [60, 60_000],
  ])('with Retry-After %s is retried after %i milliseconds', async (retryAfter, wait) => {
    const { write, pass, sent, respond, phase } = open();
    write('One');
    await pass(2000);
    await respond(failure(503, retryAfter));
    expect(phase()).toBe('failed');
    await pass(wait - 1);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
  });

  test('is retried at once when the device is online again', async () => {
    const { write, pass, sent, respond } = open();
    write('One');
    await pass(2000);
    await respond({ error: { kind: 'network', messageKey: 'errors:network' } });
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent).toHaveLength(2);
  });

  test('is not retried when the server rejects the article as a whole', async () => {
    const { write, pass, sent, respond, phase } = open();
    write('One');
    await pass(2000);
    await respond(failure(403));
    globalThis.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect([phase(), sent.length]).toEqual(['stopped', 1]);
  });
});

describe('a conflict response', () => {
  test('is merged and sent again when no field was changed by both', async () => {
    const { write, pass, sent, respond } = open();
    write('Uno', 'it');
    await pass(2000);
    await respond(conflict(version(2, 'Theirs')));
    expect(sent).toEqual(['1 Old', '2 Theirs']);
  });

  test('stops saving until it is resolved', async () => {
    const { session, write, pass, sent, respond, phase } = open();
    write('Mine');
    await pass(2000);
    await respond(conflict(version(2, 'Theirs')));
    await pass(60_000);
    expect([phase(), sent.length]).toEqual(['conflict', 1]);
    session.dispatch({ type: 'resolved', theirs: [] });
    await pass(2000);
    expect(sent.at(-1)).toBe('2 Mine');
  });

  test('is merged at most five times in a row', async () => {
    const { write, pass, sent, respond, phase } = open();
    write('Uno', 'it');
    await pass(2000);
    for (const number of [2, 3, 4, 5, 6, 7]) await respond(conflict(version(number, 'Old')));
    expect([sent.length, phase()]).toEqual([6, 'unsaved']);
    await pass(2000);
    expect(sent).toHaveLength(7);
  });
});

describe('leaving the editor', () => {
  test('sends the last change at once', async () => {
    const { write, stop, pass, sent } = open();
    write('One');
    stop();
    await pass(0);
    expect(sent).toEqual(['1 One']);
  });

  test('sends changes made during a save when its response arrives later', async () => {
    const { write, stop, pass, sent, respond, local } = open();
    write('One');
    await pass(2000);
    write('Two');
    stop();
    await respond(done(version(2, 'One')));
    expect(sent).toEqual(['1 One', '2 Two']);
    await respond(done(version(3, 'Two')));
    expect(local()).toBeUndefined();
  });

  test('keeps the local draft and does not retry when the last save fails', async () => {
    const { write, stop, pass, sent, respond, local } = open();
    write('One');
    stop();
    await pass(0);
    await respond(failure(503));
    await pass(60_000);
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    expect([sent.length, local()]).toEqual([1, 'One']);
  });

  test('by logging out stores nothing again when the last save is rejected', async () => {
    const { write, stop, pass, sent, respond, local } = open();
    write('One');
    // Logging out deletes the member's local drafts and closes the editor.
    localStorage.clear();
    stop();
    await pass(0);
    await respond(failure(401));
    await pass(60_000);
    expect([sent.length, local()]).toEqual([1, undefined]);
  });
});

test('discarding deletes the local draft, and a late response does not save again', async () => {
  const { session, write, pass, sent, respond, phase, local } = open();
  write('One');
  await pass(2000);
  write('Two');
  session.discard();
  expect(local()).toBeUndefined();
  await respond(done(version(2, 'One')));
  await pass(60_000);
  expect([phase(), sent.length, local()]).toEqual(['closed', 1, undefined]);
});
