import { useRef, useState } from 'react';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';

const nextTargets = createLazyModule(
  async () => {
    const { NextTargets } = await import(/* webpackChunkName: "next-targets" */ './NextTargets');
    return NextTargets;
  },
  { plain: true },
);

/** What the member could do next, loaded when the reader comes near. */
export function TargetsSlot() {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <div ref={ref}>
      {failed ? null : (
        <LazyComponent
          part={nextTargets}
          props={{}}
          wanted={near}
          onFailure={() => setFailed(true)}
        />
      )}
    </div>
  );
}
