import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeArticleStatusMutation, useDeleteArticleMutation } from '../adminArticlesApi';
import { asApiError, type ApiError } from '../../../api/errors/apiError';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { useFailureText } from '../../../components/feedback/useFailureText';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import type { ArticleDraft } from '../draft/useArticleDraft';

type Done = 'published' | 'scheduled' | 'withdrawn' | 'canceled' | 'deleted';

const doneOf = ({ state }: AdminArticle): Done =>
  state === 'draft' ? 'withdrawn' : state === 'trashed' ? 'deleted' : state;

/** Publish, withdraw, cancel and delete the article in the editor. Each resolves to whether it succeeded. */
export function usePublication(draft: ArticleDraft) {
  const { t } = useTranslation('adminArticles');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathTo } = useRoute();
  const failureText = useFailureText();
  const { nameOf } = useEditedText();
  const [changeStatus, busy] = useSecretMutation(useChangeArticleStatusMutation());
  const [remove] = useDeleteArticleMutation();
  const [failure, setFailure] = useState<string>();

  const notify = (done: Done) =>
    dispatch(
      notificationQueued({ messageKey: `adminArticles:publish.done.${done}`, severity: 'success' }),
    );
  const showFailure = (error: ApiError) => {
    const reasons = error.kind === 'http' ? error.violations.map(({ message }) => message) : [];
    const unique = [...new Set(reasons)];
    setFailure(unique.length > 0 ? unique.join(' ') : failureText(error, t('publish.failed')));
    return false;
  };
  const setStatus = async (status: AdminArticle['status'], publishedAt: string | null = null) => {
    setFailure(undefined);
    const saved = await draft.save();
    if (!saved || saved.id === unsavedId) {
      setFailure(t('publish.notSaved'));
      return false;
    }
    const outcome = await changeStatus({
      id: saved.id,
      version: saved.version,
      status,
      publishedAt,
    });
    if ('error' in outcome) return showFailure(outcome.error);
    if (outcome.data.kind === 'conflict') {
      const theirs = outcome.data.current;
      draft.dispatch({ type: 'synced', theirs });
      const name = nameOf(theirs.editedBy);
      setFailure(t('publish.changedMeanwhile', { name }));
      return false;
    }
    draft.dispatch({ type: 'accepted', article: outcome.data.document });
    notify(doneOf(outcome.data.document));
    return true;
  };
  return {
    busy,
    failure,
    forget: () => setFailure(undefined),
    publish: (at: string | null) => setStatus('PUBLISHED', at),
    withdraw: () => setStatus('UNDER CONSTRUCTION'),
    cancel: () => setStatus('CANCELED'),
    remove: async () => {
      setFailure(undefined);
      draft.discard();
      const { error } = await remove(draft.article.id);
      const problem = asApiError(error);
      if (problem) {
        draft.dispatch({ type: 'reopened' });
        return showFailure(problem);
      }
      notify('deleted');
      void navigate(`${pathTo('Administration')}/articles`);
      return true;
    },
  };
}

export type Publication = ReturnType<typeof usePublication>;
