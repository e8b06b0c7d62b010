import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { ListEnd, type EndlessList } from '../../../components/reading/ListEnd';

interface MoreScoresProps {
  list: EndlessList<unknown>;
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
  const failure = list.isError ? asApiError(list.error) : undefined;
  return <ListEnd list={list} failure={failure} failed={t(failed)} more={t(label)} />;
}
