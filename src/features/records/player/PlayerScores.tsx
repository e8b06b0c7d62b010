import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import {
  playersApi,
  useGetPlayerQuery,
  useGetPlayerScoresInfiniteQuery,
} from '../../../api/playersApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerBadges } from '../badges/PlayerBadges';
import { PinnedScores } from '../pins/PinnedScores';
import { PlayerGames } from '../playerGames/PlayerGames';
import { PlayerPast } from '../playerPast/PlayerPast';
import { LazyUnrankedPlayerNote } from '../takeBack/LazyUnrankedPlayerNote';
import { MoreScores } from './MoreScores';
import { PlayerFacts } from './PlayerFacts';
import { PlayerFrame } from './PlayerFrame';
import { PlayerScoreGroups } from './PlayerScoreGroups';

interface PlayerScoresProps {
  player: number;
  /** The numbers of scores and games, and how the scores of the first page are grouped, for the placeholders. */
  scores: number;
  games: number;
  groups: readonly number[];
  /** How many scores are pinned. */
  pinned: number;
  /** Whether only the member and moderators see what happened when. */
  isPrivate: boolean;
}

const { useQueryState } = playersApi.endpoints.getPlayer;

/** Milliseconds between two looks at totals that the latest scores are not in yet. */
const countingTime = 2000;

/** The totals of a player with their past, the games, and the scores, the latest first. */
export function PlayerScores(props: PlayerScoresProps) {
  const { player, games, pinned, isPrivate } = props;
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const counting = useQueryState(player).currentData?.counting ?? false;
  const profile = useGetPlayerQuery(player, {
    pollingInterval: counting ? countingTime : 0,
    skipPollingIfUnfocused: true,
  });
  const list = useGetPlayerScoresInfiniteQuery({ language, id: player });
  const failure = profile.isError ? asApiError(profile.error) : undefined;
  const listFailed = list.isError && !list.data;
  const again = () => {
    void profile.refetch();
    if (listFailed) void list.refetch();
  };
  if (profile.isLoading || list.isLoading) return <PlayerFrame {...props} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const totals = failure ? (
    <ErrorAlert message={failureText(failure, t('scoreList.failed'))} onRetry={again} />
  ) : (
    <>
      <LazyUnrankedPlayerNote unranked={profile.data?.unranked} />
      <PlayerFacts totals={profile.data} />
    </>
  );
  // One message when the totals and the list both failed.
  const shownScores =
    failure && listFailed ? null : (
      <>
        {items.length > 0 ? (
          <PlayerScoreGroups scores={items} more={list.hasNextPage} heading="h3" />
        ) : null}
        <MoreScores list={list} />
      </>
    );
  return (
    <PlayerFrame
      {...props}
      note={counting ? t('totalsCounting') : undefined}
      parts={{
        pinned: <PinnedScores player={player} count={pinned} />,
        totals,
        past: <PlayerPast player={player} isPrivate={isPrivate} />,
        games: <PlayerGames player={player} games={games} />,
        scores: shownScores,
        badges: <PlayerBadges player={player} />,
      }}
    />
  );
}
