import type { Draft } from '../../../admin-frame/drafts/createDraft';
import type { DraftKey } from '../../../admin-frame/drafts/createLocalDrafts';
import type { ChangeOutcome } from '../../../admin-frame/drafts/changeDocument';
import type { ArticleSaving } from '../adminArticlesApi';
import type { CommandOutcome } from '../../../api/useSecretMutation';
import type { AdminArticle, AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { articleDrafts } from './articleDrafts';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import { draftReducer } from './draftReducer';
import { isDirty, isHalted, type DraftEvent, type DraftState } from './draftState';

/** Milliseconds from a change to its save, and from a failure to the retry. */
const saveAfter = 2000;
const retryAfter = 10_000;
/** Consecutive merges before the next save is delayed as usual. */
const mergesAtOnce = 5;

type SaveOptions = Pick<ArticleSaving, 'restoredFrom' | 'overrules'>;

interface SessionOptions {
  draft: Draft<DraftState>;
  /** The key of the local draft until the server has given the article an id. */
  draftKey: DraftKey;
  member: string;
  send: (saving: ArticleSaving) => Promise<CommandOutcome<ChangeOutcome<AdminArticle>>>;
}

/**
 * The side effects of an article's draft: it is saved by itself after each change, since readers see only what is published, and kept
 * on the device until then.
 */
export function createDraftSession({ draft, draftKey, member, send }: SessionOptions) {
  const { read } = draft;
  let running: Promise<AdminArticle | undefined> = Promise.resolve(undefined);
  let timer: ReturnType<typeof globalThis.setTimeout> | undefined;
  let active = false;
  const key = () => {
    const { id } = read().article;
    return id === unsavedId ? draftKey : id;
  };
  let creations = 0;

  const schedule = () => {
    globalThis.clearTimeout(timer);
    if (!active) return;
    const { phase, problem } = read();
    if (phase === 'unsaved') timer = globalThis.setTimeout(() => void save(), saveAfter);
    if (phase !== 'failed') return;
    const pause = Math.max(retryAfter, (problem?.retryAfter ?? 0) * 1000);
    timer = globalThis.setTimeout(() => void save(), pause);
  };

  const apply = (event: DraftEvent) => {
    const before = read();
    const after = draftReducer(before, event);
    draft.write(after, event.type);
    if (after.step !== before.step) schedule();
  };

  const dispatch = (event: DraftEvent) => {
    const before = read();
    apply(event);
    const state = read();
    if (state.content === before.content) return;
    if (!isDirty(state)) return articleDrafts.forget(member, key());
    const kept = { content: state.content, base: state.article.content };
    apply({ type: 'storeTried', stored: articleDrafts.keep(member, key(), kept) });
  };

  /** Deletes the local copy when the server has all changes. */
  const forgetWhenSaved = () => {
    if (!isHalted(read()) && !isDirty(read())) articleDrafts.forget(member, key());
  };

  /** A retried creation may return the article created by an earlier attempt. */
  const finish = (article: AdminArticle, sent: AdminArticleContent) => {
    const before = key();
    apply({ type: 'saveSucceeded', article, sent });
    if (key() !== before) {
      articleDrafts.forget(member, before);
      articleDrafts.keep(member, key(), { content: read().content, base: article.content });
    }
    forgetWhenSaved();
  };

  const run = async (options: SaveOptions, merges = 0): Promise<AdminArticle | undefined> => {
    const { content: sent, article, phase } = read();
    if (!isDirty(read()) && options.restoredFrom === undefined) {
      if (phase === 'unsaved') apply({ type: 'saveSucceeded', article, sent });
      forgetWhenSaved();
      return article;
    }
    apply({ type: 'saveStarted' });
    if (article.id === unsavedId) creations += 1;
    const outcome = await send({
      id: article.id,
      version: article.version,
      content: sent,
      keepOnConflict: false,
      ...options,
    });
    if ('error' in outcome) {
      apply({ type: 'saveFailed', error: outcome.error });
      return undefined;
    }
    if (outcome.data.kind === 'conflict') {
      dispatch({ type: 'synced', theirs: outcome.data.current });
      return isHalted(read()) || merges === mergesAtOnce ? undefined : run(options, merges + 1);
    }
    const { document: saved } = outcome.data;
    finish(saved, article.id === unsavedId && creations > 1 ? saved.content : sent);
    return saved;
  };

  /** Saves run one after another: each needs the version number the previous one created. */
  const save = (options: SaveOptions = {}): Promise<AdminArticle | undefined> => {
    const before = running;
    const next = async () => {
      await before;
      return isHalted(read()) ? undefined : run(options);
    };
    running = next();
    return running;
  };

  const start = () => {
    draft.open();
    active = true;
    schedule();
    const saveNow = () => void save();
    globalThis.addEventListener('online', saveNow);
    return () => {
      active = false;
      globalThis.clearTimeout(timer);
      globalThis.removeEventListener('online', saveNow);
      draft.close();
      // Save the last changes when the page is left.
      void save();
    };
  };

  return {
    start,
    dispatch,
    save,
    replace: async (content: AdminArticleContent, restoredFrom?: number) => {
      dispatch({ type: 'replaced', content });
      await save(restoredFrom === undefined ? {} : { restoredFrom });
    },
    /** Merges a version saved by another person, once no save is in progress. */
    sync: (theirs: AdminArticle) => {
      const before = running;
      running = before.then((article) => {
        if (!isHalted(read())) dispatch({ type: 'synced', theirs });
        return article;
      });
    },
    discard: () => {
      apply({ type: 'closed' });
      articleDrafts.forget(member, key());
    },
  };
}
