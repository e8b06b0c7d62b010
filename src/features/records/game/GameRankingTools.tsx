import { Suspense, useRef, useState } from 'react';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import {
  gameRankingView,
  startBoard,
  type GameRankingView,
} from '../../../contract/views/boardViews';
import type { RankingToolsProps } from '../playerRankings/RankingTools';
import { BadgeSlot, RankingToolsSlot } from './RankingToolsSlot';

const rankingTools = createLazyModule(
  async () => {
    const { RankingTools } = await import(
      /* webpackChunkName: "ranking-tools" */ '../playerRankings/RankingTools'
    );
    return RankingTools;
  },
  { plain: true },
);

const gameBadge = createLazyModule(
  async () => {
    const { GameBadge } = await import(/* webpackChunkName: "game-badge" */ '../badges/GameBadge');
    return GameBadge;
  },
  { plain: true },
);

interface GameRankingToolsProps extends Pick<RankingToolsProps, 'total' | 'own'> {
  game: number;
  view: GameRankingView;
  page: StandingPage | undefined;
  withOwn: boolean;
}

/** What stands above the ranking of a game; loaded when the reader comes near. */
export function GameRankingTools({ game, view, total, withOwn, ...shown }: GameRankingToolsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  const { by, withoutDlc, country } = view;
  const slot = <RankingToolsSlot total={total} withOwn={withOwn} withCountry={!withoutDlc} />;
  return (
    <div ref={ref}>
      <OptionalErrorBoundary>
        <Suspense fallback={<BadgeSlot />}>
          <LazyComponent part={gameBadge} props={{ game }} wanted={near} fallback={<BadgeSlot />} />
        </Suspense>
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <Suspense fallback={slot}>
          <LazyComponent
            part={rankingTools}
            props={{
              ...shown,
              total,
              withOwn,
              view,
              // The order by game points is that by points.
              board: by === 'game-points' ? 'points' : by,
              shown: by,
              kept: gameRankingView.write(startBoard({ by, withoutDlc, country })),
              country: withoutDlc ? undefined : country,
            }}
            wanted={near && !failed}
            fallback={failed ? null : slot}
            onFailure={() => setFailed(true)}
          />
        </Suspense>
      </OptionalErrorBoundary>
    </div>
  );
}
