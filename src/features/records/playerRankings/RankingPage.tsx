import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetRankingQuery } from '../../../api/recordsApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
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
  const ownName = useAppSelector(selectUser)?.username;
  const view = useRankingView(rankingView.read(search));
  // Within a board, the previous page stays, dimmed, until the next one arrives.
  const { data, error, isError, isFetching, refetch } = useGetRankingQuery({
    language,
    board,
    view,
  });
  const failure = isError ? asApiError(error) : undefined;
  return (
    <ReadResult
      data={data}
      failure={failure}
      failed={t('failed')}
      onRetry={() => void refetch()}
      skeleton={<RecordRows rows={20} />}
    >
      {(page) => (
        <RankingContent
          board={board}
          page={page}
          view={view}
          ownName={ownName}
          stale={isFetching}
        />
      )}
    </ReadResult>
  );
}
