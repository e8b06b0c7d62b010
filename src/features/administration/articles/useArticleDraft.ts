import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveArticleMutation, type ArticleSaving } from '../../../api/adminArticlesApi';
import { useSealed } from '../../../api/useSealed';
import type { AdminArticle, AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector } from '../../../store/hooks';
import { forgetLocalDraft, keepLocalDraft } from './localDraft';

export type SavePhase = 'saved' | 'unsaved' | 'saving' | 'failed' | 'invalid' | 'conflict';

/** Milliseconds from a change to its saving, and from a failure to the next attempt. */
const saveAfter = 2000;
const retryAfter = 10_000;

/** From what stands at that moment: two editors may change it before the screen is drawn again. */
type ContentChange = (content: AdminArticleContent) => Partial<AdminArticleContent>;

export interface ArticleDraft {
  /** As the server last told. */
  article: AdminArticle;
  /** As it stands on the screen. */
  content: AdminArticleContent;
  phase: SavePhase;
  /** What is wrong with fields, by their names. */
  faults: Readonly<Record<string, string>>;
  /** What somebody else has saved meanwhile. */
  theirs: AdminArticle | undefined;
  change: (next: ContentChange) => void;
  /** Saves what is not saved; resolves to the article, or to undefined where that failed. */
  save: () => Promise<AdminArticle | undefined>;
  /** Puts another version in place of what stands, as the next one. */
  replace: (content: AdminArticleContent, restoredFrom?: number) => Promise<void>;
  /** The server's newest word on the article, where a change of its state brought it. */
  accept: (article: AdminArticle) => void;
  /** Somebody else was faster. */
  clash: (theirs: AdminArticle) => void;
  /** Settles a conflict: one's own text on top of theirs, or theirs. */
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
  /** Stops saving: the article is about to go. */
  discard: () => void;
  /** Grows with every text put in from outside, so that editors begin anew. */
  epoch: number;
}

/** The article being written: saved by itself shortly after each change, and kept on this device until it is. */
export function useArticleDraft(loaded: AdminArticle): ArticleDraft {
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const [send] = useSealed(useSaveArticleMutation());
  const [article, setArticle] = useState(loaded);
  const [content, setContent] = useState(loaded.content);
  // An object, new with each step: a phase that is left and reached again between two renders begins anew all the same.
  const [status, setStatus] = useState<{ phase: SavePhase }>({ phase: 'saved' });
  const setPhase = useCallback((phase: SavePhase) => setStatus({ phase }), []);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<AdminArticle>();
  const [epoch, setEpoch] = useState(0);
  const latest = useRef({ article: loaded, content: loaded.content, saved: loaded.content });
  const running = useRef<Promise<AdminArticle | undefined>>(undefined);
  const timer = useRef<ReturnType<typeof globalThis.setTimeout>>(undefined);
  const stopped = useRef(false);

  const accept = useCallback((next: AdminArticle) => {
    latest.current.article = next;
    setArticle(next);
  }, []);

  const clash = useCallback(
    (current: AdminArticle) => {
      stopped.current = true;
      setTheirs(current);
      setPhase('conflict');
    },
    [setPhase],
  );

  const { id } = loaded;
  const run = useCallback(
    async (more: Pick<ArticleSaving, 'restoredFrom'> = {}) => {
      const { content: sent, article: base, saved } = latest.current;
      if (sent === saved && more.restoredFrom === undefined) return base;
      setPhase('saving');
      const outcome = await send({ id, version: base.version, content: sent, ...more });
      if ('error' in outcome) {
        const { error } = outcome;
        const violations = error.kind === 'http' ? error.violations : [];
        setFaults(Object.fromEntries(violations.map((one) => [one.field, one.message])));
        setPhase(violations.length > 0 ? 'invalid' : 'failed');
        return undefined;
      }
      if (outcome.data.kind === 'conflict') {
        clash(outcome.data.current);
        return undefined;
      }
      latest.current.saved = sent;
      setFaults({});
      accept(outcome.data.article);
      const whole = latest.current.content === sent;
      if (whole) forgetLocalDraft(member, id);
      setPhase(whole ? 'saved' : 'unsaved');
      return outcome.data.article;
    },
    [accept, clash, id, member, send, setPhase],
  );

  /** One after another: each must know the version the one before made. */
  const save = useCallback(
    (more?: Pick<ArticleSaving, 'restoredFrom'>) => {
      const before = running.current;
      const next = async () => {
        await before;
        return stopped.current ? undefined : run(more);
      };
      running.current = next();
      return running.current;
    },
    [run],
  );

  const put = useCallback(
    (next: AdminArticleContent) => {
      latest.current.content = next;
      setContent(next);
      keepLocalDraft(member, id, next);
    },
    [id, member],
  );

  const change = useCallback(
    (next: ContentChange) => {
      const before = latest.current.content;
      put({ ...before, ...next(before) });
      if (stopped.current) return;
      // Who goes on typing does not put the saving off.
      setStatus((last) => (last.phase === 'unsaved' ? last : { phase: 'unsaved' }));
    },
    [put],
  );

  useEffect(() => {
    const { phase } = status;
    if (phase !== 'unsaved' && phase !== 'failed') return undefined;
    timer.current = globalThis.setTimeout(
      () => void save(),
      phase === 'failed' ? retryAfter : saveAfter,
    );
    return () => globalThis.clearTimeout(timer.current);
  }, [status, save]);

  useEffect(() => {
    const again = () => void save();
    globalThis.addEventListener('online', again);
    return () => {
      globalThis.removeEventListener('online', again);
      // Leaving the page does not lose the last words.
      void save();
    };
  }, [save]);

  const replace = async (next: AdminArticleContent, restoredFrom?: number) => {
    put(next);
    setEpoch((count) => count + 1);
    await save(restoredFrom === undefined ? {} : { restoredFrom });
  };
  const settle = (current: AdminArticle) => {
    stopped.current = false;
    accept(current);
    setTheirs(undefined);
  };
  return {
    article,
    content,
    phase: status.phase,
    faults,
    theirs,
    change,
    save: () => save(),
    replace,
    accept,
    clash,
    keepMine: async () => {
      if (!theirs) return;
      settle(theirs);
      latest.current.saved = theirs.content;
      await save();
    },
    takeTheirs: () => {
      if (!theirs) return;
      settle(theirs);
      latest.current.content = theirs.content;
      latest.current.saved = theirs.content;
      setContent(theirs.content);
      forgetLocalDraft(member, id);
      setEpoch((count) => count + 1);
      setPhase('saved');
    },
    discard: () => {
      stopped.current = true;
      forgetLocalDraft(member, id);
    },
    epoch,
  };
}
