import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGamesQuery, useGetPlatformsQuery, useGetSeriesQuery } from '../../../api/recordsApi';
import type { Page } from '../../../api/wire/collection';
import type { GameOverview } from '../../../api/wire/gameFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageLinks';
import { PastLastPage } from '../../../components/page/PastLastPage';
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

/** The list for the current URL. The number of results is also announced to screen readers. */
function GameResults({ list }: { list: GameListState }) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const { count } = useFormats();
  const failureText = useReadFailureText();
  const { data, error, isError, isFetching, refetch } = useGetGamesQuery({
    language,
    ...list.params,
  });
  const failure = isError ? asApiError(error) : undefined;
  const total = data?.total ?? 0;
  const words = t('results', { count: total, formatted: count(total) });
  return (
    <>
      <VisuallyHidden component="output">{failure || !data ? '' : words}</VisuallyHidden>
      <LazyOfflineCopyAge keptAt={failure ? undefined : data?.keptAt} />
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <ResultsBody list={list} games={data} words={words} busy={isFetching} />
      )}
    </>
  );
}

interface ResultsBodyProps {
  list: GameListState;
  games: Page<GameOverview> | undefined;
  /** The number of results as text. */
  words: string;
  busy: boolean;
}

/** The previous games stay, dimmed, until the new ones arrive. */
function ResultsBody({ list: { params, queryFor }, games, words, busy }: ResultsBodyProps) {
  const { t } = useTranslation('common');
  const heading = useRef<HTMLHeadingElement>(null);
  if (!games || (busy && games.items.length === 0)) {
    return (
      <section aria-busy="true" aria-label={t('loading')} className="results-skeleton">
        <div className="game-cards">
          {Array.from({ length: 12 }, (_, index) => (
            <Placeholder key={index} shape="area" className="game-card-skeleton" />
          ))}
        </div>
      </section>
    );
  }
  const range = {
    page: params.page,
    pageSize: limits.gamePageSize,
    total: games.total,
    queryFor: (page: number) => queryFor({ page }),
  };
  if (games.items.length === 0 && games.total > 0) return <PastLastPage {...range} />;
  if (games.items.length === 0) return <GamesEmpty params={params} />;
  return (
    <ResultsFrame
      ref={heading}
      words={words}
      busy={busy}
      // A new page of the list: move the focus to its heading.
      pages={<PageLinks {...range} onFollow={() => heading.current?.focus()} />}
    >
      <GameCards games={games.items} stale={busy} />
    </ResultsFrame>
  );
}
