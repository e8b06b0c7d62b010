import { useRef, useState } from 'react';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import type { DistributionProps } from './DistributionContent';
import { DistributionFrame, DistributionPlaceholder, hasDistribution } from './DistributionFrame';

const distribution = createLazyModule(
  async () => {
    const { DistributionContent } = await import(
      /* webpackChunkName: "chart-distribution" */ './DistributionContent'
    );
    return DistributionContent;
  },
  { plain: true },
);

/** How the scores of a chart are spread; loaded when the reader comes near. None for a chart with few scores. */
export function ChartDistribution(props: DistributionProps) {
  const ref = useRef<HTMLElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  if (!hasDistribution(props.chart)) return null;
  return (
    <DistributionFrame ref={ref}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={distribution}
            props={props}
            wanted={near}
            fallback={<DistributionPlaceholder />}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </DistributionFrame>
  );
}
