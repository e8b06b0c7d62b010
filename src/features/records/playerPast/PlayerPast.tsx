import { useRef, useState } from 'react';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import type { PlayerPastProps } from './PlayerPastContent';
import { PlayerPastFrame, PlayerPastPlaceholder } from './PlayerPastFrame';

const playerPast = createLazyModule(
  async () => {
    const { PlayerPastContent } = await import(
      /* webpackChunkName: "player-past" */ './PlayerPastContent'
    );
    return PlayerPastContent;
  },
  { plain: true },
);

/** The places of a player, and how the totals came about; loaded when the reader comes near. */
export function PlayerPast(props: PlayerPastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <PlayerPastFrame ref={ref} isPrivate={props.isPrivate}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={playerPast}
            props={props}
            wanted={near}
            fallback={<PlayerPastPlaceholder isPrivate={props.isPrivate} busy={near} />}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </PlayerPastFrame>
  );
}
