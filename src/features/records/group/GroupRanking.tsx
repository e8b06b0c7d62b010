import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetGroupRankingQuery } from '../../../api/groupsApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { groupRankingView, startBoard } from '../../../contract/views/boardViews';
import { partBoards } from '../../../contract/records/rankingBoards';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { GameRanking } from '../game/GameRanking';
import { pageWithOwn } from '../pageWithOwn';
import { RankingTools } from '../playerRankings/RankingTools';
import { useRankingView } from '../useRankingView';
import { RankingPlaceholder } from './RankingPlaceholder';

export interface GroupRankingProps {
  /** Its id. */
  group: number;
}

/** The players of a group by the points or medals of its charts. */
export function GroupRanking({ group: id }: GroupRankingProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const [search] = useSearchParams();
  const { view, member } = useRankingView(groupRankingView.read(search));
  const failureText = useReadFailureText();
  const ownName = useAppSelector(selectUser)?.username;
  const query = { language, id, view };
  const isShared = !view.aroundMe;
  const everyone = useGetGroupRankingQuery(isShared ? query : skipToken);
  const ownPage = useGetGroupRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  const shown = pageWithOwn({ member, isShared, everyone, own: ownPage });
  const { data, currentData, failure, own, withOwn, refetch } = shown;
  const { by } = view;
  return (
    <GameRanking
      view={view}
      boards={partBoards}
      page={failure ? undefined : data}
      ownName={ownName}
      stale={currentData === undefined}
      tools={
        <RankingTools
          board={by}
          shown={by}
          view={view}
          kept={groupRankingView.write(startBoard({ by }))}
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
        <RankingPlaceholder />
      )}
    </GameRanking>
  );
}
