import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGamesQuery, useGetPlatformsQuery, useGetSeriesQuery } from '../../../api/recordsApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageLinks';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { ResultsFrame } from '../../../components/page/ResultsFrame';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { limits } from '../../../contract/limits';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { GameCards } from './GameCards';
import { GameFilters } from './GameFilters';
import { GamesEmpty } from './GamesEmpty';
import { useGameListParams, type GameListState } from './useGameListParams';
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
        list={list}
        choices={{ platforms: platforms?.items ?? [], series: series?.items ?? [] }}
      />
      <GameResults list={list} />
    </>
  );
}

/** All states of the list. The previous games stay, dimmed, until the new ones arrive. */
function GameResults({ list: { params, queryFor } }: { list: GameListState }) {
  const { t } = useTranslation(['games', 'common']);
  const { language } = useRoute();
  const { count } = useFormats();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isError, isFetching, refetch } = useGetGamesQuery({ language, ...params });
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
  if (!data || (isFetching && data.items.length === 0)) {
    return (
      <section aria-busy="true" aria-label={t('common:loading')} className="results-skeleton">
        <div className="game-cards">
          {Array.from({ length: 12 }, (_, index) => (
            <Placeholder key={index} shape="area" className="game-card-skeleton" />
          ))}
        </div>
      </section>
    );
  }
  const words = t('results', { count: data.total, formatted: count(data.total) });
  return (
    <>
      <VisuallyHidden component="output">{words}</VisuallyHidden>
      <LazyOfflineCopyAge keptAt={data.keptAt} />
      {data.items.length === 0 ? (
        <GamesEmpty params={params} />
      ) : (
        <ResultsFrame
          ref={heading}
          words={words}
          busy={isFetching}
          pages={
            <PageLinks
              page={params.page}
              pageSize={limits.gamePageSize}
              total={data.total}
              queryFor={(page) => queryFor({ page })}
              onFollow={() => heading.current?.focus()}
            />
          }
        >
          <GameCards games={data.items} stale={isFetching} />
        </ResultsFrame>
      )}
    </>
  );
}
