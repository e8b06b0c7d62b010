import { useState } from 'react';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { BoardSkeleton } from '../chartBoard/BoardSkeleton';
import type { PastBoardProps } from './PastBoard';

const pastBoard = createLazyModule(
  async () => {
    const { PastBoard } = await import(/* webpackChunkName: "past-board" */ './PastBoard');
    return PastBoard;
  },
  { plain: true },
);

/** The board of an earlier day, which few readers ask for. */
export function LazyPastBoard(props: PastBoardProps) {
  const [failed, setFailed] = useState(false);
  return failed ? (
    <PartFailure missing onRetry={() => setFailed(false)} />
  ) : (
    <LazyComponent
      part={pastBoard}
      props={props}
      fallback={<BoardSkeleton />}
      onFailure={() => setFailed(true)}
    />
  );
}
