import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteTrashedArticleMutation, useRestoreArticleMutation } from '../adminArticlesApi';
import { asApiError } from '../../../api/errors/apiError';
import { useFailureText } from '../../../components/feedback/useFailureText';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';

/** The article a dialog is about. */
interface Named {
  id: number;
  title: string;
}

interface TrashOptions {
  onRestored?: (article: AdminArticle) => void;
  onDeleted?: () => void;
}

export interface TrashActions {
  busy: boolean;
  /** Why the last restore failed. */
  failure: string | undefined;
  restore: (id: number) => void;
  /** Asks for confirmation first. */
  deleteForGood: (article: Named) => void;
  dialog: ReactNode;
}

/** Restores at once; deletes permanently after confirmation. */
export function useTrash({ onRestored, onDeleted }: TrashOptions = {}): TrashActions {
  const { t } = useTranslation('adminArticles');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [sendRestore, restoring] = useRestoreArticleMutation();
  const [sendDelete, deleting] = useDeleteTrashedArticleMutation();
  const [pending, setPending] = useState<Named>();
  const [failure, setFailure] = useState<{ of: 'restore' | 'delete'; text: string }>();

  const notify = (done: 'restored' | 'deleted' | 'restoredAsDraft') =>
    dispatch(
      notificationQueued({ messageKey: `adminArticles:trash.${done}`, severity: 'success' }),
    );
  const restore = async (id: number) => {
    setFailure(undefined);
    const { data, error } = await sendRestore(id);
    const problem = asApiError(error);
    if (problem) {
      setFailure({ of: 'restore', text: failureText(problem, t('trash.restoreFailed')) });
    }
    if (!data) return;
    notify(data.state === 'draft' ? 'restoredAsDraft' : 'restored');
    onRestored?.(data);
  };
  const confirm = async ({ id }: Named) => {
    setFailure(undefined);
    const problem = asApiError((await sendDelete(id)).error);
    if (problem) {
      setFailure({ of: 'delete', text: failureText(problem, t('trash.deleteFailed')) });
      return;
    }
    setPending(undefined);
    notify('deleted');
    onDeleted?.();
  };
  return {
    busy: restoring.isLoading || deleting.isLoading,
    failure: failure?.of === 'restore' ? failure.text : undefined,
    restore: (id) => void restore(id),
    deleteForGood: (article) => {
      setFailure(undefined);
      setPending(article);
    },
    dialog: pending ? (
      <ConfirmDialog
        open
        severe
        title={t('trash.deleteTitle', { title: pending.title })}
        text={t('trash.deleteText')}
        labels={{ confirm: t('trash.delete'), cancel: t('publish.keep') }}
        failure={failure?.of === 'delete' ? failure.text : undefined}
        busy={deleting.isLoading}
        onConfirm={() => void confirm(pending)}
        onClose={() => setPending(undefined)}
      />
    ) : null,
  };
}
