import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetPlayerSettingsQuery } from '../../../api/playerSettingsApi';
import { useGetRankingQuery } from '../../../api/recordsApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { rankingFilterView, rankingView } from '../../../contract/views/boardViews';
import { isPlayerBoard, type PlayerBoard } from '../../../contract/records/rankingBoards';
import { rankingDayView } from '../../../contract/views/pastRankingView';
import { usePage } from '../../../navigation/usePage';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { LazyPastRanking } from '../past/LazyPastRanking';
import { pageWithOwn } from '../pageWithOwn';
import { RankChange } from '../RankChange';
import { useRankingView } from '../useRankingView';
import { RecordRows } from '../RecordSkeleton';
import { EarlierDayLink } from './EarlierDayLink';
import { RankingFilters } from './RankingFilters';
import { RankingTools } from './RankingTools';
import { RankingContent, RankingView } from './RankingView';
import { useRankingName } from './useRankingName';

/** The page of a board of all players. */
export function RankingPage() {
  const { t } = useTranslation('metadata');
  const named = usePage()?.params['board'] ?? '';
  const board = isPlayerBoard(named) ? named : 'points';
  const [search] = useSearchParams();
  const isPast = search.has('at');
  const filters = isPast ? rankingFilterView.defaults : rankingFilterView.read(search);
  const name = useRankingName(board, filters);
  return (
    <>
      <PageMetadata title={`${name} – ${t('RankingBoard')}`} page="RankingBoard" noindex={isPast} />
      <RankingView
        board={board}
        filters={filters}
        past={isPast ? rankingDayView.write(rankingDayView.read(search)) : undefined}
      >
        {isPast ? (
          <LazyPastRanking key={board} board={board} />
        ) : (
          <RankingResults key={board} board={board} />
        )}
      </RankingView>
    </>
  );
}

/** All states of a board. Within it, the previous page stays, dimmed, until the next one arrives. */
function RankingResults({ board }: { board: PlayerBoard }) {
  const { t } = useTranslation(['boards', 'rankings']);
  const { language } = useRoute();
  const [search, setSearch] = useSearchParams();
  const ownName = useAppSelector(selectUser)?.username;
  const { view, member } = useRankingView(rankingView.read(search));
  const query = { language, board, view };
  const isShared = !view.aroundMe;
  const everyone = useGetRankingQuery(isShared ? query : skipToken);
  const ownPage = useGetRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  const shown = pageWithOwn({ member, isShared, everyone, own: ownPage });
  const { data, currentData, failure, own, withOwn, refetch } = shown;
  const ownPlayer = useGetPlayerSettingsQuery(member ? undefined : skipToken);
  return (
    <>
      <RankingFilters
        filters={view}
        ownCountry={ownPlayer.data?.country}
        onChange={(filters) =>
          setSearch(rankingView.write(filters, search), { preventScrollReset: true })
        }
      />
      {withOwn || data ? (
        <RankingTools
          board={board}
          view={view}
          kept={rankingFilterView.write(view)}
          narrowed={rankingFilterView.isFiltered(view)}
          total={data?.total ?? 0}
          page={currentData}
          own={own}
          withOwn={withOwn}
          rankChange={
            own?.change ? <RankChange change={own.change} board={board} rank={own.rank} /> : null
          }
        />
      ) : null}
      <ReadResult
        data={data}
        failure={failure}
        failed={t('failed')}
        onRetry={refetch}
        skeleton={<RecordRows rows={20} />}
      >
        {(page) => (
          <RankingContent
            board={board}
            page={page}
            view={view}
            ownName={ownName}
            stale={currentData === undefined}
          />
        )}
      </ReadResult>
      {data && data.items.length > 0 ? <EarlierDayLink /> : null}
    </>
  );
}
