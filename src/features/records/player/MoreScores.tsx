import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { ListMore } from '../../../components/reading/ListMore';

/** What the hook of an infinite query returns, as far as it is used here. */
interface ScoreList {
  data?: unknown;
  isError: boolean;
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface MoreScoresProps {
  list: ScoreList;
  /** The texts of the button and of a failure. */
  label?: 'scoreList.more' | 'scorePage.earlier';
  failed?: 'scoreList.failed' | 'scorePage.failed';
}

/** Below a list of scores: the button for more, or the failure of the last page. */
export function MoreScores({
  list,
  label = 'scoreList.more',
  failed = 'scoreList.failed',
}: MoreScoresProps) {
  const { t } = useTranslation('boards');
  const failureText = useReadFailureText();
  const again = () => void (list.data ? list.fetchNextPage() : list.refetch());
  const failure = list.isError ? asApiError(list.error) : undefined;
  if (failure) {
    return <ErrorAlert message={failureText(failure, t(failed))} onRetry={again} />;
  }
  if (!list.hasNextPage) return null;
  return (
    <ListMore>
      <ActionButton variant="outlined" busy={list.isFetchingNextPage} onClick={again}>
        {t(label)}
      </ActionButton>
    </ListMore>
  );
}
