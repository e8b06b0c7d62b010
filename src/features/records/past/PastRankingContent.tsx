import { mdiHistory, mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { OwnStanding, StandingPage } from '../../../api/wire/standingFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Text } from '../../../components/Text';
import { keptPlaces, type PlayerBoard } from '../../../contract/records/rankingBoards';
import { isBeginning, startBoard, type BoardStart } from '../../../contract/views/boardViews';
import { pastRankingView, type PastRankingView } from '../../../contract/views/pastRankingView';
import { useFormats } from '../../../i18n/useFormats';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { RankingTable } from '../playerRankings/RankingTable';
import { StandingsPage } from '../playerRankings/StandingsPage';
import { useRankingName } from '../playerRankings/useRankingName';
import './past.css';

type Own = OwnStanding | null | undefined;

/** The member’s place on that day; undefined until it is known. */
export function OwnPastPlace({ own, latest }: { own: Own; latest: string | null | undefined }) {
  const { t } = useTranslation(['past', 'boards', 'rankHistory']);
  const { count, shortDate } = useFormats();
  if (own === undefined) return <p className="past-own" aria-busy="true" />;
  if (own === null) return <p className="past-own text-muted">{t('ranking.noOwn')}</p>;
  const shown = (rank: number, estimated: boolean) =>
    estimated ? t('rankHistory:about', { formatted: count(rank) }) : count(rank);
  const { rank, of, estimated, latestRank, latestEstimated } = own;
  const place = t('boards:place', { rank: shown(rank, estimated), of: count(of) });
  return (
    <p className="past-own">
      {t('ranking.own', { place })}
      {latest && latestRank !== null
        ? ` · ${t('ranking.ownLatest', { day: shortDate(latest), rank: shown(latestRank, latestEstimated) })}`
        : null}
    </p>
  );
}

interface PastRankingContentProps {
  board: PlayerBoard;
  view: PastRankingView;
  page: StandingPage;
  own: Own;
  /** The page is the one of the previous view. */
  stale: boolean;
}

const { queryFor } = pastRankingView;

/** One page of the kept places of a day. */
export function PastRankingContent(props: PastRankingContentProps) {
  const { board, view, page, own, stale } = props;
  const { t } = useTranslation(['past', 'boards', 'rankings']);
  const { count, articleDate, shortDate } = useFormats();
  const ownName = useAppSelector(selectUser)?.username;
  const from = (start?: Partial<BoardStart>) => queryFor(startBoard(view, start));
  const name = useRankingName(board, { country: '', window: '' });
  const { items, total, day, since, latest } = page;
  if (day === null) return <NothingKept since={since} />;
  const isListed = own && !own.estimated && own.rank <= total;
  return (
    <>
      {day === view.day ? null : (
        <Text muted>{t('ranking.lastKept', { asked: articleDate(view.day) })}</Text>
      )}
      <StandingsPage
        view={view}
        page={page}
        queryFor={from}
        around={isListed ? from({ aroundMe: true }) : undefined}
        total={t('ranking.total', { formatted: count(total), of: count(items[0]?.of ?? total) })}
        level={3}
        withMedals={board === 'medals' || board === 'cups'}
        empty={
          <EmptyState icon={mdiPodium} title={t('rankings:nobody')}>
            {isBeginning(view) ? null : (
              <ActionLink to={from()} variant="contained">
                {t('boards:first')}
              </ActionLink>
            )}
          </EmptyState>
        }
      >
        {latest === null ? null : (
          <Text muted>
            {t('ranking.latest', { day: shortDate(latest), number: count(keptPlaces) })}
          </Text>
        )}
        <RankingTable
          board={board}
          standings={items}
          ownName={ownName}
          found={view.aroundMe ? null : page.around}
          stale={stale}
          label={name}
          past
          latest={latest === null ? undefined : shortDate(latest)}
        />
      </StandingsPage>
    </>
  );
}

/** Rankings are kept since a day, of which there may be none yet. */
function NothingKept({ since }: Pick<StandingPage, 'since'>) {
  const { t } = useTranslation('past');
  const { articleDate } = useFormats();
  return (
    <EmptyState icon={mdiHistory} title={t('ranking.notKept')}>
      {since === null ? null : (
        <ActionLink to={queryFor({ day: since })} variant="contained">
          {t('ranking.firstKept', { day: articleDate(since) })}
        </ActionLink>
      )}
    </EmptyState>
  );
}
