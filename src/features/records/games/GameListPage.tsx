import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGamesQuery, useGetPlatformsQuery, useGetSeriesQuery } from '../../../api/recordsApi';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PagedResults } from '../../../components/page/PagedResults';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import '../../../components/reading/card.css';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { limits } from '../../../contract/limits';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { GameCards } from './GameCards';
import { GameFilters } from './GameFilters';
import { GamesEmpty } from './GamesEmpty';
import { usePlayedCharts } from './usePlayedCharts';
import { useGameListParams, type GameListState } from './useGameListParams';
import '../../../components/page/ResultsFrame.css';
import './games.css';

/** The list of games, with its filters. */
export function GameListPage() {
  const { t } = useTranslation(['games', 'metadata']);
  const { language } = useRoute();
  const list = useGameListParams();
  const { data: platforms } = useGetPlatformsQuery({ language });
  const { data: series } = useGetSeriesQuery({ language });
  const { page } = list.params;
  return (
    <>
      <PageMetadata
        title={t('metadata:GameList')}
        description={t('lead')}
        query={page > 1 ? `?page=${page}` : undefined}
      />
      <PageHeader title={t('metadata:GameList')} lead={t('lead')} />
      <GameFilters
        {...list}
        choices={{ platforms: platforms?.items ?? [], series: series?.items ?? [] }}
      />
      <GameResults list={list} />
    </>
  );
}

/** The list for the current URL. The number of results is also announced to screen readers. */
function GameResults({ list: { params, queryFor } }: { list: GameListState }) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const { count } = useFormats();
  const query = useGetGamesQuery({ language, ...params });
  // The previous games stay, dimmed, until the new ones arrive.
  const { data, error, isError, isFetching, refetch } = query;
  const failure = isError ? asApiError(error) : undefined;
  const played = usePlayedCharts(data?.items);
  const total = data?.total ?? 0;
  const words = t('results', { count: total, formatted: count(total) });
  return (
    <>
      <VisuallyHidden component="output">{failure || !data ? '' : words}</VisuallyHidden>
      <ReadResult
        data={isFetching && data?.items.length === 0 ? undefined : data}
        failure={failure}
        failed={t('failed')}
        onRetry={() => void refetch()}
        skeleton={<GamesSkeleton />}
      >
        {(games) => (
          <PagedResults
            page={params.page}
            pageSize={limits.gamePageSize}
            results={games}
            queryFor={(page) => queryFor({ page })}
            words={words}
            busy={isFetching}
            empty={<GamesEmpty params={params} />}
          >
            {(items) => <GameCards games={items} played={played} stale={isFetching} />}
          </PagedResults>
        )}
      </ReadResult>
    </>
  );
}

function GamesSkeleton() {
  const { t } = useTranslation('common');
  return (
    <section aria-busy="true" aria-label={t('loading')} className="results-skeleton">
      <div className="card-grid">
        {Array.from({ length: 12 }, (_, index) => (
          <Placeholder key={index} shape="area" className="game-card-skeleton" />
        ))}
      </div>
    </section>
  );
}
