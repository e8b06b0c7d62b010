import { useRef, useState } from 'react';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import type { PlayerGamesProps } from './PlayerGamesContent';
import { PlayerGamesFrame, PlayerGamesPlaceholder } from './PlayerGamesFrame';

const playerGames = createLazyModule(
  async () => {
    const { PlayerGamesContent } = await import(
      /* webpackChunkName: "player-games" */ './PlayerGamesContent'
    );
    return PlayerGamesContent;
  },
  { plain: true },
);

/** The games of a player; loaded when the reader comes near. */
export function PlayerGames(props: PlayerGamesProps) {
  const ref = useRef<HTMLElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <PlayerGamesFrame ref={ref} games={props.games}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={playerGames}
            props={props}
            wanted={near}
            fallback={<PlayerGamesPlaceholder games={props.games} busy={near} />}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </PlayerGamesFrame>
  );
}
