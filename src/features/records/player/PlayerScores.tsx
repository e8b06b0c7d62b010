import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import {
  recordsApi,
  useGetPlayerQuery,
  useGetPlayerScoresInfiniteQuery,
} from '../../../api/recordsApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { useRoute } from '../../../navigation/useRoute';
import { LazyUnrankedPlayerNote } from '../takeBack/LazyUnrankedPlayerNote';
import { MoreScores } from './MoreScores';
import { PlayerFacts } from './PlayerFacts';
import { PlayerFrame } from './PlayerFrame';
import { PlayerScoreGroups } from './PlayerScoreGroups';

interface PlayerScoresProps {
  player: number;
  /** The number of scores, and how those of the first page are grouped, for the placeholders. */
  scores: number;
  groups: readonly number[];
}

const { useQueryState } = recordsApi.endpoints.getPlayer;

/** Milliseconds between two looks at totals that the latest scores are not in yet. */
const countingTime = 2000;

/** The totals of a player and the scores, the latest first. */
export function PlayerScores({ player, scores, groups }: PlayerScoresProps) {
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
  if (profile.isLoading || list.isLoading) return <PlayerFrame scores={scores} groups={groups} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PlayerFrame scores={scores} groups={groups} note={counting ? t('totalsCounting') : undefined}>
      <LazyUnrankedPlayerNote unranked={profile.data?.unranked} />
      {failure ? (
        <ErrorAlert message={failureText(failure, t('scoreList.failed'))} onRetry={again} />
      ) : (
        <PlayerFacts totals={profile.data} />
      )}
      {items.length > 0 ? (
        <PlayerScoreGroups scores={items} more={list.hasNextPage} heading="h3" />
      ) : null}
      {/* One message when the totals and the list both failed. */}
      {failure && listFailed ? null : <MoreScores list={list} />}
    </PlayerFrame>
  );
}
