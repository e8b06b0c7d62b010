import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetGameQuery, useGetGameRankingQuery } from '../../../api/recordsApi';
import type { Kept } from '../../../api/wire/collection';
import type { GameDetails } from '../../../api/wire/gameFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { gameRankingView } from '../../../contract/views/boardViews';
import { usePage } from '../../../navigation/usePage';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { EditGameLink } from '../EditGameLink';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { RecordSkeleton } from '../RecordSkeleton';
import { pageWithOwn } from '../pageWithOwn';
import { useRankingView } from '../useRankingView';
import { GameView } from './GameView';
import { GameRanking } from './GameRanking';
import { GameRankingTools } from './GameRankingTools';
import { useGameCharts } from './useGameCharts';
import '../games/games.css';

/** The page of a game. */
export function GamePage() {
  const { t } = useTranslation('games');
  const id = usePage()?.id;
  return id === undefined ? (
    <InvalidAddress title={t('game.missing')} />
  ) : (
    <Game key={id} id={id} />
  );
}

function Game({ id }: { id: number }) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const { currentData, error, isError, refetch } = useGetGameQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <LoadedGame game={currentData} />;
  if (!failure) return <RecordSkeleton />;
  return (
    <RecordFailure
      failure={failure}
      missing={t('game.missing')}
      failed={t('game.failed')}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedGame({ game }: { game: GameDetails & Kept }) {
  const { t } = useTranslation('descriptions');
  useProperAddress('GameDetail', game);
  const charts = useGameCharts(game.id);
  const ownName = useAppSelector(selectUser)?.username;
  return (
    <>
      <PageMetadata title={game.name} description={t('GameDetail', { name: game.name })} />
      <GameView
        game={game}
        edit={<EditGameLink id={game.id} />}
        note={<LazyOfflineCopyAge keptAt={game.keptAt} />}
        charts={charts}
        ownName={ownName}
        ranking={<Ranking id={game.id} withDlc={game.groups.some(({ dlc }) => dlc)} />}
      />
    </>
  );
}

function Ranking({ id, withDlc }: { id: number; withDlc: boolean }) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const [search] = useSearchParams();
  const { view, member } = useRankingView(gameRankingView.read(search));
  const failureText = useReadFailureText();
  const ownName = useAppSelector(selectUser)?.username;
  const query = { language, id, view };
  const isShared = !view.aroundMe;
  const everyone = useGetGameRankingQuery(isShared ? query : skipToken);
  const ownPage = useGetGameRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  // The previous page stays, dimmed, until the next one arrives; its columns are those of its order.
  const shown = pageWithOwn({ member, isShared, everyone, own: ownPage });
  const { data, currentData, failure, own, withOwn, refetch } = shown;
  return (
    <GameRanking
      view={view}
      withDlc={withDlc}
      page={failure ? undefined : data}
      ownName={ownName}
      stale={currentData === undefined}
      tools={
        <GameRankingTools
          game={id}
          view={view}
          total={data?.total ?? 0}
          page={currentData}
          own={own}
          withOwn={withOwn}
        />
      }
    >
      {failure ? (
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={refetch} />
      ) : (
        <Placeholder shape="area" className="top-players-skeleton" />
      )}
    </GameRanking>
  );
}
