import { useState } from 'react';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { RecordRows } from '../RecordSkeleton';
import type { PastRankingProps } from './PastRanking';

const pastRanking = createLazyModule(
  async () => {
    const { PastRanking } = await import(/* webpackChunkName: "past-ranking" */ './PastRanking');
    return PastRanking;
  },
  { plain: true },
);

/** The ranking of an earlier day, which few readers ask for. */
export function LazyPastRanking(props: PastRankingProps) {
  const [failed, setFailed] = useState(false);
  return failed ? (
    <PartFailure missing onRetry={() => setFailed(false)} />
  ) : (
    <LazyComponent
      part={pastRanking}
      props={props}
      fallback={<RecordRows rows={20} />}
      onFailure={() => setFailed(true)}
    />
  );
}
