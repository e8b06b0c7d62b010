import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBeatArticleMutation, useLeaveArticleMutation } from '../adminArticlesApi';
import { useSecretMutation } from '../../../api/useSecretMutation';
import type { AdminPerson } from '../../../contract/schemas/adminArticles';
import { isPassing } from '../draft/saveProblem';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** Milliseconds between two heartbeats. */
const heartbeatInterval = 15_000;

/** Who else has the article open. The same request fetches what they have saved. Paused while the tab is hidden. */
export function usePresence(draft: ArticleDraft): readonly AdminPerson[] {
  const [editors, setEditors] = useState<readonly AdminPerson[]>([]);
  const [heartbeat] = useSecretMutation(useBeatArticleMutation());
  const [leave] = useSecretMutation(useLeaveArticleMutation());
  const [editor] = useState(() => nanoid());
  const { id } = draft.article;

  const tell = useEffectEvent(async () => {
    const { article } = draft;
    const outcome = await heartbeat({ id, editor, version: article.version });
    if ('error' in outcome) {
      if (!isPassing(outcome.error)) setEditors([]);
      return draft.lookedUp(outcome.error);
    }
    const { editors: others, article: newest, publication } = outcome.data;
    setEditors(others);
    // Someone has restored it.
    if (draft.phase === 'stopped' && draft.problem?.kind === 'trashed') void draft.retry();
    if (newest) draft.sync(newest);
    else if (publication) draft.dispatch({ type: 'publicationReported', publication, article });
  });

  useEffect(() => {
    if (id === unsavedId) return undefined;
    let timer: ReturnType<typeof globalThis.setTimeout> | undefined;
    let here = true;
    const next = async () => {
      globalThis.clearTimeout(timer);
      if (!here || document.hidden) return;
      await tell();
      globalThis.clearTimeout(timer);
      if (here && !document.hidden)
        timer = globalThis.setTimeout(() => void next(), heartbeatInterval);
    };
    const onVisibility = () => void next();
    document.addEventListener('visibilitychange', onVisibility);
    void next();
    return () => {
      here = false;
      globalThis.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      void leave({ id, editor });
    };
  }, [id, editor, leave]);
  return editors;
}
