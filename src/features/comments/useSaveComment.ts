import { useTranslation } from 'react-i18next';
import { asApiError, type ApiError } from '../../api/apiError';
import { commentsApi } from '../../api/commentsApi';
import { secretArg } from '../../api/secretArgs';
import { useFailureText } from '../../components/useFailureText';
import { useAppDispatch } from '../../store/hooks';
import { reread, showChange } from './patchComments';

/** Saves a comment's new text with an optimistic update; resolves to the error, if any. */
export function useSaveComment(articleId: number) {
  const { t } = useTranslation('comments');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const wordsOf = (error: ApiError | undefined) => {
    if (!error) return t('error.update');
    if (error.kind !== 'http') return failureText(error, t('error.update'));
    if (error.status === 403) return t('error.forbidden');
    return error.violations[0]?.message ?? failureText(error, t('error.update'));
  };
  return async (id: number, content: string): Promise<string | undefined> => {
    const patch = showChange(dispatch, articleId, { id, content });
    const request = dispatch(
      commentsApi.endpoints.changeComment.initiate(secretArg({ id, articleId, content })),
    );
    try {
      showChange(dispatch, articleId, await request.unwrap());
      reread(dispatch, articleId);
      return undefined;
    } catch (error) {
      patch.undo();
      return wordsOf(asApiError(error));
    } finally {
      request.reset();
    }
  };
}
