import { useTranslation } from 'react-i18next';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { startBoard } from '../../../contract/views/boardViews';
import {
  seriesRankingView,
  type CatalogueRankingView,
} from '../../../contract/views/seriesRankingView';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { pageWithOwn } from '../pageWithOwn';
import { RankingTools } from '../playerRankings/RankingTools';
import { SeriesRanking } from './SeriesRanking';
import './series.css';

interface CatalogueRankingProps {
  kind: 'series' | 'platform';
  view: CatalogueRankingView;
  queries: Parameters<typeof pageWithOwn<StandingPage>>[0];
}

/** The ranking of the players of a series or a platform, from its page for everyone and the one with the own place. */
export function CatalogueRanking({ kind, view, queries }: CatalogueRankingProps) {
  const { t } = useTranslation('boards');
  const failureText = useReadFailureText();
  const ownName = useAppSelector(selectUser)?.username;
  // The previous page stays, dimmed, until the next one arrives.
  const { data, currentData, failure, own, withOwn, refetch } = pageWithOwn(queries);
  return (
    <SeriesRanking
      kind={kind}
      view={view}
      page={failure ? undefined : data}
      ownName={ownName}
      stale={currentData === undefined}
      tools={
        withOwn || data ? (
          <RankingTools
            board={view.by}
            shown={view.by}
            view={view}
            kept={seriesRankingView.write(startBoard(view))}
            country={'country' in view ? view.country : undefined}
            total={data?.total ?? 0}
            page={currentData}
            own={own}
            withOwn={withOwn}
          />
        ) : null
      }
    >
      {failure ? (
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={refetch} />
      ) : (
        <Placeholder shape="area" className="series-ranking-skeleton" />
      )}
    </SeriesRanking>
  );
}
