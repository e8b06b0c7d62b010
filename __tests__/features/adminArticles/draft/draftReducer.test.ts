import type { ApiError } from '../../../../src/api/errors/apiError';
import type { AdminArticle } from '../../../../src/contract/schemas/adminArticles';
import { draftReducer } from '../../../../src/features/adminArticles/draft/draftReducer';
import {
  initialDraft,
  isDirty,
  type DraftEvent,
  type DraftState,
  type SavePhase,
} from '../../../../src/features/adminArticles/draft/draftState';
import { draftOf } from '../../../support/browser/writtenArticle';

type Texts = Partial<Record<'en' | 'it', [title: string, excerpt?: string]>>;

/** Article 5 with titles and summaries. */
const article = (version: number, texts: Texts, by = 'grace'): AdminArticle => ({
  ...draftOf('', { version, editedBy: { id: 9, username: by } }),
  content: {
    ...draftOf('').content,
    translations: Object.fromEntries(
      Object.entries(texts).map(([language, [title, excerpt = '']]) => [
        language,
        { title, excerpt, content: '' },
      ]),
    ),
  },
});

const started = initialDraft(article(1, { en: ['Old', 'Sum'] }));
const after = (state: DraftState, ...events: DraftEvent[]) => events.reduce(draftReducer, state);
const write = (texts: Texts): DraftEvent => ({
  type: 'changed',
  change: () => ({ translations: article(1, texts).content.translations }),
});
const synced = (theirs: AdminArticle): DraftEvent => ({ type: 'synced', theirs });
const refused = (status: number, more = {}): DraftEvent => {
  const error: ApiError = {
    kind: 'http',
    status,
    messageKey: 'errors:unknown',
    violations: [],
    ...more,
  };
  return { type: 'saveFailed', error };
};
const titles = ({ content }: DraftState) => [
  content.translations.en?.title,
  content.translations.it?.title,
];

test('a change sets the phase to unsaved, and further changes do not restart the delay', () => {
  const first = after(started, write({ en: ['One', 'Sum'] }));
  const second = after(first, write({ en: ['Two', 'Sum'] }));
  expect([first.phase, second.phase]).toEqual(['unsaved', 'unsaved']);
  expect(second.step).toBe(first.step);
  expect(isDirty(second)).toBe(true);
});

test('a completed save leaves later changes unsaved', () => {
  const sent = after(started, write({ en: ['One', 'Sum'] }));
  const saved = article(2, { en: ['One', 'Sum'] });
  const event: DraftEvent = { type: 'saveSucceeded', article: saved, sent: sent.content };
  expect(after(sent, { type: 'saveStarted' }, event).phase).toBe('saved');
  expect(after(sent, { type: 'saveStarted' }, write({ en: ['Two', 'Sum'] }), event)).toMatchObject({
    phase: 'unsaved',
    article: { version: 2 },
  });
});

test.each([
  [401, 'failed', 'retry'],
  [429, 'failed', 'retry'],
  [503, 'failed', 'retry'],
  [403, 'stopped', 'forbidden'],
  [404, 'stopped', 'gone'],
  [410, 'stopped', 'trashed'],
  [413, 'stopped', 'refused'],
])('status %i sets the phase %s with the problem %s', (status, phase, kind) => {
  const state = after(started, write({ en: ['One'] }), { type: 'saveStarted' }, refused(status));
  expect(state).toMatchObject({ phase, problem: { kind } });
});

test('a failed connection is retried', () => {
  const error: ApiError = { kind: 'network', messageKey: 'errors:network' };
  expect(after(started, write({ en: ['One'] }), { type: 'saveFailed', error }).phase).toBe(
    'failed',
  );
});

test('rejected fields are keyed by their path within the content until they change', () => {
  const violations = [
    { field: 'content.translations.en.content', message: 'Too long.' },
    { field: 'slug', message: 'Only small letters.' },
  ];
  const state = after(started, write({ en: ['One'] }), refused(422, { violations }));
  expect(state).toMatchObject({
    phase: 'invalid',
    fieldErrors: { 'translations.en.content': 'Too long.', slug: 'Only small letters.' },
  });
  expect(after(state, write({ en: ['Two'] })).phase).toBe('unsaved');
});

test('a stopped draft keeps its text and saves nothing until it is reopened', () => {
  const state = after(started, write({ en: ['One'] }), refused(404), write({ en: ['Two'] }));
  expect(state.phase).toBe('stopped');
  expect(titles(state)[0]).toBe('Two');
  expect(after(state, { type: 'reopened' }).phase).toBe('unsaved');
});

describe('a newer version by another person', () => {
  test('is merged with changes to other languages and fields', () => {
    const state = after(
      started,
      write({ en: ['Old', 'Sum'], it: ['Mio'] }),
      synced(article(2, { en: ['Old', 'Theirs'] })),
    );
    expect(state).toMatchObject({
      phase: 'unsaved',
      article: { version: 2 },
      conflict: undefined,
      content: { translations: { en: { title: 'Old', excerpt: 'Theirs' }, it: { title: 'Mio' } } },
    });
  });

  test('is shown at once without local changes', () => {
    const state = after(started, synced(article(2, { en: ['New', 'Sum'] })));
    expect(state).toMatchObject({ phase: 'saved', replaced: undefined });
    expect(titles(state)[0]).toBe('New');
  });

  test('is ignored when it is not newer', () => {
    expect(after(started, synced(article(1, { en: ['Other'] })))).toBe(started);
  });

  test('reports whose text replaced this person’s', () => {
    const sent = after(started, write({ en: ['Mine', 'Sum'] }));
    const mine = article(2, { en: ['Mine', 'Sum'] }, 'ada');
    const state = after(
      sent,
      { type: 'saveSucceeded', article: mine, sent: sent.content },
      synced(article(3, { en: ['Theirs', 'Sum'] })),
    );
    expect(state.replaced).toEqual({ by: 'grace', fields: ['translations.en.title'] });
    expect(after(state, { type: 'noticeRead' }).replaced).toBeUndefined();
  });

  test('is no conflict when both made the same change', () => {
    const state = after(
      started,
      write({ en: ['Same ', 'Sum'] }),
      synced(article(2, { en: ['Same', 'Sum'] })),
    );
    expect(state).toMatchObject({ phase: 'saved', conflict: undefined });
  });
});

describe('a conflict', () => {
  const torn = after(
    started,
    write({ en: ['Mine', 'Sum'], it: ['Mio'] }),
    synced(article(2, { en: ['Theirs', 'Shorter'] })),
  );

  test('contains the fields changed by both, and merges the others', () => {
    expect(torn).toMatchObject({
      phase: 'conflict',
      conflict: { fields: ['translations.en.title'] },
      content: { translations: { en: { title: 'Mine', excerpt: 'Shorter' } } },
    });
  });

  test.each([
    ['theirs', ['translations.en.title'], ['Theirs', 'Mio']],
    ['mine', [], ['Mine', 'Mio']],
  ])('is resolved with %s', (_whose, theirs, left) => {
    const state = after(torn, { type: 'resolved', theirs });
    expect(state).toMatchObject({ phase: 'unsaved', conflict: undefined });
    expect(titles(state)).toEqual(left);
  });

  test('stays unresolved while its writer continues to edit', () => {
    expect(after(torn, write({ en: ['More', 'Shorter'] })).phase).toBe('conflict');
  });
});

test('text from this device is merged with later changes by others', () => {
  const { content: base } = article(1, { en: ['Old', 'Sum'] });
  const { content } = article(1, { en: ['Old', 'Mine'] });
  const opened = initialDraft(article(4, { en: ['Theirs', 'Sum'], it: ['Loro'] }));
  const state = after(opened, { type: 'recovered', content, base });
  expect(state).toMatchObject({ phase: 'unsaved', epoch: 1 });
  expect(titles(state)).toEqual(['Theirs', 'Loro']);
  expect(state.content.translations.en?.excerpt).toBe('Mine');
});

test('text from this device that contradicts a newer version is a conflict', () => {
  const { content: base } = article(1, { en: ['Old'] });
  const { content } = article(1, { en: ['Mine'] });
  const state = after(initialDraft(article(4, { en: ['Theirs'] })), {
    type: 'recovered',
    content,
    base,
  });
  expect(state).toMatchObject({
    phase: 'conflict',
    conflict: { fields: ['translations.en.title'] },
  });
});

test('a closed draft is neither saved nor marked as failed', () => {
  const state = after(started, write({ en: ['One'] }), { type: 'closed' }, refused(404));
  expect(state.phase).toBe('closed');
});

describe('the phase after an event', () => {
  const unsaved = after(started, write({ en: ['Mine', 'Sum'] }));
  const saving = after(unsaved, { type: 'saveStarted' });
  const states = {
    saved: started,
    unsaved,
    saving,
    failed: after(saving, refused(503)),
    invalid: after(saving, refused(422, { violations: [{ field: 'slug', message: 'Taken.' }] })),
    stopped: after(saving, refused(404)),
    conflict: after(unsaved, synced(article(2, { en: ['Theirs', 'Sum'] }))),
    closed: after(unsaved, { type: 'closed' }),
  } satisfies Record<SavePhase, DraftState>;
  const newest = article(9, { en: ['Mine', 'Sum'] });
  const events = {
    changed: write({ en: ['More', 'Sum'] }),
    saveStarted: { type: 'saveStarted' },
    saveSucceeded: { type: 'saveSucceeded', article: newest, sent: unsaved.content },
    saveFailed: refused(503),
    synced: synced(article(9, { en: ['Old', 'Sum'], it: ['Loro'] })),
    accepted: { type: 'accepted', article: newest },
    reopened: { type: 'reopened' },
    closed: { type: 'closed' },
  } satisfies Record<string, DraftEvent>;

  test.each<[SavePhase, keyof typeof events, SavePhase]>([
    ['saved', 'changed', 'unsaved'],
    ['saving', 'changed', 'unsaved'],
    ['failed', 'changed', 'unsaved'],
    ['invalid', 'changed', 'unsaved'],
    ['stopped', 'changed', 'stopped'],
    ['conflict', 'changed', 'conflict'],
    ['closed', 'changed', 'closed'],
    ['unsaved', 'saveStarted', 'saving'],
    ['failed', 'saveStarted', 'saving'],
    ['saving', 'saveSucceeded', 'saved'],
    ['unsaved', 'saveSucceeded', 'saved'],
    ['closed', 'saveSucceeded', 'closed'],
    ['saving', 'saveFailed', 'failed'],
    ['unsaved', 'saveFailed', 'failed'],
    ['closed', 'saveFailed', 'closed'],
    ['saved', 'synced', 'saved'],
    ['unsaved', 'synced', 'unsaved'],
    ['failed', 'synced', 'unsaved'],
    ['stopped', 'synced', 'stopped'],
    ['closed', 'synced', 'closed'],
    ['saved', 'accepted', 'saved'],
    ['conflict', 'accepted', 'conflict'],
    ['stopped', 'reopened', 'unsaved'],
    ['saved', 'closed', 'closed'],
    ['conflict', 'closed', 'closed'],
  ])('%s, %s: %s', (phase, event, expected) => {
    expect(states[phase].phase).toBe(phase);
    expect(after(states[phase], events[event]).phase).toBe(expected);
  });
});

test('a replaced content remounts the editors and is unsaved', () => {
  const { content } = article(1, { en: ['Restored', 'Sum'] });
  expect(after(started, { type: 'replaced', content })).toMatchObject({
    phase: 'unsaved',
    epoch: started.epoch + 1,
    content,
  });
});

test('a full device is reported until a draft can be stored again', () => {
  const full = after(started, { type: 'storeTried', stored: false });
  expect(full.stored).toBe(false);
  expect(after(full, { type: 'storeTried', stored: true }).stored).toBe(true);
});

test('resolving without a conflict changes nothing', () => {
  expect(after(started, { type: 'resolved', theirs: [] })).toBe(started);
});

test('a saved draft no longer shows the errors of an earlier save', () => {
  const violations = [{ field: 'slug', message: 'Taken.' }];
  const rejected = after(started, write({ en: ['One'] }), refused(422, { violations }));
  const event: DraftEvent = {
    type: 'saveSucceeded',
    article: article(2, { en: ['One'] }),
    sent: rejected.content,
  };
  expect(after(rejected, event)).toMatchObject({ fieldErrors: {}, problem: undefined });
});
