import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetRankingQuery } from '../../../api/recordsApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { rankingView } from '../../../contract/views/boardViews';
import { isPlayerBoard, type PlayerBoard } from '../../../contract/records/rankingBoards';
import { usePage } from '../../../navigation/usePage';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { useRankingView } from '../useRankingView';
import { RecordRows } from '../RecordSkeleton';
import { RankingContent, RankingView } from './RankingView';

/** The page of a board of all players. */
export function RankingPage() {
  const { t } = useTranslation(['boards', 'metadata']);
  const named = usePage()?.params['board'] ?? '';
  const board = isPlayerBoard(named) ? named : 'points';
  return (
    <>
      <PageMetadata
        title={`${t(`ranking.${board}`)} – ${t('metadata:RankingBoard')}`}
        page="RankingBoard"
      />
      <RankingView board={board}>
        <RankingResults key={board} board={board} />
      </RankingView>
    </>
  );
}

function RankingResults({ board }: { board: PlayerBoard }) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const [search] = useSearchParams();
  const failureText = useReadFailureText();
  const ownName = useAppSelector(selectUser)?.username;
  const view = useRankingView(rankingView.read(search));
  // Within a board, the previous page stays, dimmed, until the next one arrives.
  const { data, error, isError, isFetching, refetch } = useGetRankingQuery({
    language,
    board,
    view,
  });
  const failure = isError ? asApiError(error) : undefined;
  if (failure) {
    return (
      <ErrorAlert
        message={failureText(failure, t('failed'))}
        requestId={failure.kind === 'http' ? failure.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <RecordRows rows={20} />;
  return (
    <>
      <LazyOfflineCopyAge keptAt={data.keptAt} />
      <RankingContent board={board} page={data} view={view} ownName={ownName} stale={isFetching} />
    </>
  );
}
