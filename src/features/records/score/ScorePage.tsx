import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetScoreEventsInfiniteQuery, useGetScoreQuery } from '../../../api/scoreHistoryApi';
import type { Kept } from '../../../api/wire/collection';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { parseId } from '../../../contract/parseId';
import { usePage } from '../../../navigation/usePage';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { selectMemberName } from '../../../state/memberKey';
import { useAppSelector } from '../../../store/hooks';
import { MoreScores } from '../player/MoreScores';
import { claimOf } from '../proofs/claimOf';
import { isProofWaiting, proofActionOf } from '../proofs/proofActionOf';
import { SendProof } from '../proofs/SendProof';
import { WaitingProof } from '../proofs/WaitingProof';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { RecordRows, RecordSkeleton } from '../RecordSkeleton';
import { AskForProof } from '../requests/AskForProof';
import { OwnRequestNote } from '../requests/OwnRequestNote';
import { useEventsUntil } from '../useEventsUntil';
import { PinScore } from '../pins/PinScore';
import { ReportScore } from './ReportScore';
import { ScoreActions } from './ScoreActions';
import { ScoreHistory } from './ScoreHistory';
import { ScoreView, scoreText } from './ScoreView';
import { ShareLink } from '../ShareLink';

/** The page of one score. */
export function ScorePage() {
  const { t } = useTranslation('boards');
  const id = parseId(usePage()?.params['id'] ?? '');
  return id === undefined ? (
    <InvalidAddress title={t('scorePage.missing')} />
  ) : (
    <OneScore key={id} id={id} />
  );
}

function OneScore({ id }: { id: number }) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { currentData, error, isError, refetch } = useGetScoreQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <LoadedScore score={currentData} />;
  if (!failure) return <RecordSkeleton />;
  return (
    <RecordFailure
      failure={failure}
      missing={t('scorePage.missing')}
      failed={t('scorePage.failed')}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedScore({ score }: { score: ScoreDetails & Kept }) {
  const { t } = useTranslation('descriptions');
  const { scorePath } = useRoute();
  const ownName = useAppSelector(selectMemberName);
  const { id, chart, game } = score;
  const own = ownName !== undefined && score.player.username === ownName;
  const member = useAppSelector(selectIsAuthenticated);
  const asks = member && !own && score.state === 'asked';
  const names = { name: chart.name, game: game.name };
  const title = `${scoreText(score.values)} – ${chart.name}`;
  return (
    <>
      <PageMetadata title={title} description={t('Score', names)} noindex />
      <ScoreView
        score={score}
        own={own}
        actions={
          <>
            <ReportScore score={score} own={own} />
            <ScoreActions score={score} own={own} />
          </>
        }
        share={
          <>
            <ShareLink path={scorePath(id)} title={title} />
            {own && score.state !== 'withdrawn' ? (
              <PinScore score={score} variant="outlined" />
            ) : null}
            {own ? (
              <SendProof claim={claimOf(score)} game={game} action={proofActionOf(score.state)} />
            ) : (
              <AskForProof score={score} />
            )}
          </>
        }
        asked={asks ? <OwnRequestNote score={score} /> : undefined}
        waiting={own && isProofWaiting(score.state) ? <WaitingProof id={id} /> : null}
        note={<LazyOfflineCopyAge keptAt={score.keptAt} />}
      >
        <History id={id} lastEvent={score.lastEvent} />
      </ScoreView>
    </>
  );
}

function History({ id, lastEvent }: Pick<ScoreDetails, 'id' | 'lastEvent'>) {
  const { language } = useRoute();
  const list = useGetScoreEventsInfiniteQuery({ language, id });
  const changes = useEventsUntil(list, lastEvent).flat();
  if (list.isLoading) return <RecordRows rows={3} />;
  return (
    <>
      <ScoreHistory changes={changes} />
      <MoreScores list={list} label="scorePage.earlier" failed="scorePage.failed" />
    </>
  );
}
