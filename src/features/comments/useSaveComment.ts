import { useTranslation } from 'react-i18next';
import { asApiError, type ApiError } from '../../api/errors/apiError';
import { commentsApi } from '../../api/commentsApi';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useAppDispatch } from '../../store/hooks';

/** Saves a comment's new text; resolves to the error message, if any. */
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
    const change = { id, articleId, content };
    const request = dispatch(commentsApi.endpoints.changeComment.initiate(change));
    const { error } = await request;
    request.reset();
    return error === undefined ? undefined : wordsOf(asApiError(error));
  };
}
