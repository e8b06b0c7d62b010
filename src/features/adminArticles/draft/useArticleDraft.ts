import { useEffect, useState } from 'react';
import { createDraft } from '../../../admin-frame/drafts/createDraft';
import { createOrSave } from '../../../admin-frame/drafts/createOrSave';
import {
  useCreateArticleMutation,
  useKeepRevisionMutation,
  useSaveArticleMutation,
} from '../adminArticlesApi';
import type { ApiError } from '../../../api/errors/apiError';
import { useSecretMutation } from '../../../api/useSecretMutation';
import type { AdminArticle, AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { createDraftSession } from './createDraftSession';
import { initialDraft, type ContentChange } from './draftState';
import { isPassing } from './saveProblem';

/** The draft of an article; see `draft/`. */
export function useArticleDraft(loaded: AdminArticle, newKey?: string) {
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const [create] = useSecretMutation(useCreateArticleMutation());
  const [keep] = useSecretMutation(useKeepRevisionMutation());
  const [save] = useSecretMutation(useSaveArticleMutation());
  const store = useAppStore();
  const [draft] = useState(() => createDraft(store, 'article', initialDraft(loaded)));
  const [session] = useState(() => {
    const draftKey = newKey ?? loaded.id;
    const send = createOrSave({
      create: (content: AdminArticleContent) => create({ key: String(draftKey), content }),
      save,
    });
    return createDraftSession({ draft, draftKey, member, send });
  });
  const state = useAppSelector(draft.select);
  useEffect(() => session.start(), [session]);
  return {
    ...state,
    change: (change: ContentChange) => session.dispatch({ type: 'changed', change }),
    /** Saves unsaved changes; resolves to the article, or to undefined on failure. */
    save: () => session.save(),
    /** Replaces the content with another version, as a new version. */
    replace: session.replace,
    /**
     * Resolves a conflict. `theirs` lists the fields for which the other person's text was chosen; the replaced text is stored as a
     * version first. Resolves to the error if that fails.
     */
    resolve: async (theirs: readonly string[]) => {
      const { article, content, conflict } = draft.read();
      if (theirs.length > 0) {
        const outcome = await keep({ id: article.id, version: article.version, content });
        if ('error' in outcome) return outcome.error;
      }
      const overrules = (conflict?.fields.length ?? 0) > theirs.length;
      session.dispatch({ type: 'resolved', theirs });
      void session.save(overrules ? { overrules } : {});
      return undefined;
    },
    sync: session.sync,
    /** Reports a failed fetch of the article; transient errors are ignored. */
    lookedUp: (error: ApiError) => {
      if (!isPassing(error)) session.dispatch({ type: 'saveFailed', error });
    },
    /** Retries after the server rejected the article as a whole. */
    retry: () => {
      session.dispatch({ type: 'reopened' });
      return session.save();
    },
    dispatch: session.dispatch,
    /** Stops saving because the article is about to be deleted. */
    discard: session.discard,
  };
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>;
