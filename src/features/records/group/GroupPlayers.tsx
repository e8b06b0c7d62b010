import { useRef, useState } from 'react';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import { GroupPlayersFrame } from './GroupPlayersFrame';
import { RankingPlaceholder } from './RankingPlaceholder';

const groupRanking = createLazyModule(
  async () => {
    const { GroupRanking } = await import(/* webpackChunkName: "group-ranking" */ './GroupRanking');
    return GroupRanking;
  },
  { plain: true },
);

/** The best players of a group; loaded when the reader comes near. */
export function GroupPlayers({ group }: { group: number }) {
  const ref = useRef<HTMLElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <GroupPlayersFrame ref={ref}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={groupRanking}
            props={{ group }}
            wanted={near}
            fallback={<RankingPlaceholder />}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </GroupPlayersFrame>
  );
}
