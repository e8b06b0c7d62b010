import { useState } from 'react';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import './ownScore.css';

const pinScore = createLazyModule(
  async () => {
    const { PinScore } = await import(/* webpackChunkName: "pin-score" */ '../pins/PinScore');
    return PinScore;
  },
  { plain: true },
);

interface OwnScorePinProps {
  score: { id: number; chart: { name: string } };
}

/** Pins the own score on a chart. Boards do without the button and its texts: they must not wait for them. */
export function OwnScorePin({ score }: OwnScorePinProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className="own-score-pin">
      {failed ? null : (
        <LazyComponent
          part={pinScore}
          props={{ score, variant: 'text', size: 'small' }}
          onFailure={() => setFailed(true)}
        />
      )}
    </span>
  );
}
