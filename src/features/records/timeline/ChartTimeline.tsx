import { useRef, useState } from 'react';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import type { TimelineProps } from './TimelineContent';
import { TimelineFrame, TimelinePlaceholder } from './TimelineFrame';

const timeline = createLazyModule(
  async () => {
    const { TimelineContent } = await import(
      /* webpackChunkName: "chart-timeline" */ './TimelineContent'
    );
    return TimelineContent;
  },
  { plain: true },
);

/** How the record of a chart changed; loaded when the reader comes near. */
export function ChartTimeline(props: TimelineProps) {
  const ref = useRef<HTMLElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <TimelineFrame ref={ref}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={timeline}
            props={props}
            wanted={near}
            fallback={<TimelinePlaceholder />}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </TimelineFrame>
  );
}
