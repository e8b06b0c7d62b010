import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPinnedScoresQuery } from '../../../api/pinsApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import '../../../components/reading/card.css';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerScoreLine } from '../player/PlayerScoreLine';
import { useIsOwnPage } from '../player/useIsOwnPage';
import { ScoreLines } from '../ScoreLine';
import { PinnedFrame } from './PinnedFrame';
import './pins.css';

const pinArrangement = createLazyModule(
  async () => {
    const { PinArrangement } = await import(
      /* webpackChunkName: "pin-arrangement" */ './PinArrangement'
    );
    return PinArrangement;
  },
  { plain: true },
);

interface PinnedScoresProps {
  player: number;
  /** How many there are, for the placeholders. */
  count: number;
}

/** The scores that a player shows first, in the order of the member, who can change them. */
export function PinnedScores({ player, count }: PinnedScoresProps) {
  const { t } = useTranslation('player');
  const { language, keyedPath } = useRoute();
  const failureText = useReadFailureText();
  const isOwn = useIsOwnPage();
  const [arranging, setArranging] = useState(false);
  const { data, error, isError, refetch } = useGetPinnedScoresQuery({ language, id: player });
  const failure = isError && !data ? asApiError(error) : undefined;
  if (failure)
    return (
      <PinnedFrame count={count}>
        <ErrorAlert
          message={failureText(failure, t('pins.failed'))}
          onRetry={() => void refetch()}
        />
      </PinnedFrame>
    );
  if (!data) return <PinnedFrame count={count} />;
  const { items } = data;
  const list = (
    <div className="card-surface pinned-scores">
      <ScoreLines tall>
        {items.map((score) => (
          <PlayerScoreLine key={score.id} score={score}>
            <span className="pinned-game">
              <Link to={keyedPath('GameDetail', score.game)} className="list-link">
                <LocalName of={score.game} />
              </Link>
            </span>
          </PlayerScoreLine>
        ))}
      </ScoreLines>
    </div>
  );
  return (
    <PinnedFrame
      count={count}
      note={
        isOwn && !arranging ? (
          <ActionButton variant="outlined" size="small" onClick={() => setArranging(true)}>
            {t('pins.arrange')}
          </ActionButton>
        ) : null
      }
    >
      {arranging ? (
        <LazyComponent
          part={pinArrangement}
          props={{ scores: items, onEnd: () => setArranging(false) }}
          wanted
          fallback={list}
          onFailure={() => setArranging(false)}
        />
      ) : (
        list
      )}
    </PinnedFrame>
  );
}
