import { useRef, useState } from 'react';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import '../player/player.css';
import type { PlayerBadgesProps } from './PlayerBadgesContent';

const playerBadges = createLazyModule(
  async () => {
    const { PlayerBadgesContent } = await import(
      /* webpackChunkName: "player-badges" */ './PlayerBadgesContent'
    );
    return PlayerBadgesContent;
  },
  { plain: true },
);

/** The badges of a player; loaded when the reader comes near. */
export function PlayerBadges(props: PlayerBadgesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <div ref={ref} className="player-badges">
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={playerBadges}
            props={props}
            wanted={near}
            fallback={null}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </div>
  );
}
