import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import {
  useGetPlatformDetailsQuery,
  useGetPlatformGamesQuery,
  useGetPlatformRankingQuery,
} from '../../../api/seriesApi';
import type { Kept } from '../../../api/wire/collection';
import type { PlatformDetails } from '../../../api/wire/seriesFromWire';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { platformRankingView } from '../../../contract/views/seriesRankingView';
import { usePage } from '../../../navigation/usePage';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { usePlayedCharts } from '../games/usePlayedCharts';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { RecordSkeleton } from '../RecordSkeleton';
import { useRankingView } from '../useRankingView';
import { CatalogueRanking } from './CatalogueRanking';
import { GamesLoading } from './GamesLoading';
import { PlatformView } from './SeriesView';

/** The page of a platform. */
export function PlatformPage() {
  const { t } = useTranslation('series');
  const id = usePage()?.id;
  return id === undefined ? (
    <InvalidAddress title={t('platform.missing')} />
  ) : (
    <Platform key={id} id={id} />
  );
}

function Platform({ id }: { id: number }) {
  const { t } = useTranslation('series');
  const { language } = useRoute();
  const { currentData, error, isError, refetch } = useGetPlatformDetailsQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <LoadedPlatform platform={currentData} />;
  if (!failure) return <RecordSkeleton />;
  return (
    <RecordFailure
      failure={failure}
      missing={t('platform.missing')}
      failed={t('platform.failed')}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedPlatform({ platform }: { platform: PlatformDetails & Kept }) {
  const { t } = useTranslation('descriptions');
  const { language } = useRoute();
  const { id, name, keptAt } = platform;
  useProperAddress('PlatformDetail', platform);
  const games = useGetPlatformGamesQuery({ language, id });
  const played = usePlayedCharts(games.currentData?.items);
  return (
    <>
      <PageMetadata title={name} description={t('PlatformDetail', { name })} />
      <LazyOfflineCopyAge keptAt={keptAt} />
      <PlatformView
        platform={platform}
        games={games.currentData}
        played={played}
        ranking={<Ranking id={id} />}
      >
        <GamesLoading query={games} />
      </PlatformView>
    </>
  );
}

function Ranking({ id }: { id: number }) {
  const { language } = useRoute();
  const [search] = useSearchParams();
  const { view, member } = useRankingView(platformRankingView.read(search));
  const query = { language, id, view };
  const isShared = !view.aroundMe;
  const everyone = useGetPlatformRankingQuery(isShared ? query : skipToken);
  const own = useGetPlatformRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  return (
    <CatalogueRanking kind="platform" view={view} queries={{ member, isShared, everyone, own }} />
  );
}
