import { createDraft } from '../../../src/admin-frame/drafts/createDraft';
import { isRecord } from '../../../src/api/wire/typeGuards';
import { draftReducer } from '../../../src/features/adminArticles/draft/draftReducer';
import {
  initialDraft,
  type DraftEvent,
} from '../../../src/features/adminArticles/draft/draftState';
import { createGameSession } from '../../../src/features/adminGames/draft/createGameSession';
import { asOnServer } from '../../../src/features/adminGames/draft/gameDraftState';
import { changeChart, moveChart } from '../../../src/features/adminGames/structure/editStructure';
import { buildSnapshot } from '../../../src/features/support/snapshot/buildSnapshot';
import { readPageEnvironment } from '../../../src/features/support/snapshot/pageEnvironment';
import { createRedaction } from '../../../src/store/redaction/createRedaction';
import { createTestStore } from '../../support/browser/createTestStore';
import { draftOf } from '../../support/browser/writtenArticle';
import { adminChart, adminGame, adminGroup } from '../../support/fixtures/adminGames';

type Store = ReturnType<typeof createTestStore>;

const openArticle = (store: Store) => {
  const draft = createDraft(store, 'article', initialDraft(draftOf('Planted title')));
  draft.open();
  return {
    draft,
    apply: (event: DraftEvent) => draft.write(draftReducer(draft.read(), event), event.type),
  };
};
const changed = (title: string, content = ''): DraftEvent => ({
  type: 'changed',
  change: () => ({ translations: { en: { title, excerpt: '', content } } }),
});

const openGame = (store: Store) => {
  const charts = [adminChart(1, 'Planted chart'), adminChart(2, 'Other')];
  const game = adminGame({ groups: [adminGroup(1, 'Planted group', charts)] });
  const draft = createDraft(store, 'game', asOnServer(game));
  const never = () => new Promise<never>(() => undefined);
  const session = createGameSession({ draft, member: '7', save: never, changeStatus: never });
  return { draft, session, stop: session.start() };
};

const lastPayload = (store: Store) => {
  const action = store.recording()?.entries.at(-1)?.action;
  return action && 'payload' in action ? action.payload : undefined;
};

beforeEach(() => localStorage.clear());

test('a typed text is an action with the field and its value', () => {
  const store = createTestStore();
  const { apply } = openArticle(store);
  apply(changed('One'));
  apply(changed('Two'));
  expect(lastPayload(store)).toEqual({
    id: expect.stringMatching(/^article-/),
    event: 'changed',
    patches: [{ op: 'replace', path: ['content', 'translations', 'en', 'title'], value: 'Two' }],
  });
});

test('a change of one chart leaves the other rows the same objects', () => {
  const { draft, session, stop } = openGame(createTestStore());
  const [before] = draft.read().content.groups;
  session.edit((content) => ({
    ...content,
    groups: changeChart(content.groups, 'group-1', { key: 'chart-2', names: { en: 'New' } }),
  }));
  const [after] = draft.read().content.groups;
  expect(after?.charts[1]?.names).toEqual({ en: 'New' });
  expect(after?.charts[0]).toBe(before?.charts[0]);
  session.edit((content) => ({
    ...content,
    groups: moveChart(content.groups, 'group-1', { key: 'chart-2', to: 0 }),
  }));
  expect(draft.read().content.groups[0]?.charts[1]).toBe(before?.charts[0]);
  stop();
});

test('a draft that is closed is not in the store, and can still be saved', () => {
  const store = createTestStore();
  const { draft, apply } = openArticle(store);
  apply(changed('One'));
  draft.close();
  expect(store.getState().drafts).toEqual({});
  apply({ type: 'saveStarted' });
  expect(draft.read()).toMatchObject({
    phase: 'saving',
    content: { translations: { en: { title: 'One' } } },
  });
});

describe('in support snapshots and DevTools', () => {
  const snapshotOf = (store: Store) =>
    buildSnapshot(store.recording(), store.getState(), readPageEnvironment('en'));

  test('texts are masked, and the redacted actions lead to the redacted draft', () => {
    const store = createTestStore();
    const { apply } = openArticle(store);
    apply(changed('Planted title two', '<p>Planted <strong>text</strong></p>'));
    apply({ type: 'saveStarted' });
    const theirs = draftOf('Planted title 2nd', { version: 2 });
    apply({ type: 'synced', theirs });
    apply({
      type: 'saveFailed',
      error: {
        kind: 'http',
        status: 422,
        messageKey: 'errors:unknown',
        violations: [{ field: 'slug', message: 'Planted message' }],
      },
    });
    const { session, stop } = openGame(store);
    session.edit((content) => ({
      ...content,
      translations: { en: { name: 'Planted name', rules: 'Planted rules' } },
      groups: changeChart(content.groups, 'group-1', {
        key: 'chart-1',
        names: { en: 'Planted chart!' },
      }),
    }));
    void session.save();
    expect(JSON.stringify(store.recording())).toContain('Planted name');
    const { text = '', meta } = snapshotOf(store) ?? {};
    expect(meta?.truncated).toEqual([]);
    expect(text).not.toMatch(/Planted|grace/);
    expect(text).toContain('conflict');
    stop();
  });

  test('every field of a draft has a policy', () => {
    const store = createTestStore();
    const article = openArticle(store);
    const game = openGame(store);
    const { drafts } = createRedaction().redactState(store.getState());
    const shown = isRecord(drafts) ? Object.values(drafts).filter(isRecord) : [];
    expect(shown.map((draft) => Object.keys(draft).toSorted())).toEqual(
      [article.draft, game.draft].map((draft) =>
        Object.entries(draft.read())
          .filter(([, value]) => value !== undefined)
          .map(([name]) => name)
          .toSorted(),
      ),
    );
    game.stop();
  });

  test('a page on which nothing was edited has the same replay as before the slice was loaded', () => {
    const store = createTestStore();
    const { draft } = openArticle(store);
    draft.close();
    expect(snapshotOf(store)?.meta.truncated).toEqual([]);
  });
});
