import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetLatestScoresQuery } from '../../../api/recordsApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { scoreListView } from '../../../contract/views/boardViews';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { RecordRows } from '../RecordSkeleton';
import { LatestContent, LatestView } from './LatestView';

/** The page of the latest scores of all games. */
export function LatestPage() {
  const { t } = useTranslation('metadata');
  return (
    <>
      <PageMetadata title={t('LatestScores')} page="LatestScores" />
      <LatestView>
        <LatestResults />
      </LatestView>
    </>
  );
}

function LatestResults() {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const [search] = useSearchParams();
  const { after } = scoreListView.read(search);
  const ownName = useAppSelector(selectUser)?.username;
  // The previous page stays, dimmed, until the next one arrives.
  const { data, error, isError, isFetching, refetch } = useGetLatestScoresQuery({
    language,
    after,
  });
  const failure = isError ? asApiError(error) : undefined;
  return (
    <ReadResult
      data={data}
      failure={failure}
      failed={t('scoreList.failed')}
      onRetry={() => void refetch()}
      skeleton={<RecordRows rows={20} />}
    >
      {(page) => <LatestContent page={page} after={after} ownName={ownName} stale={isFetching} />}
    </ReadResult>
  );
}
