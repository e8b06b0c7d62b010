import { useRef, useState } from 'react';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import { OnThisDayRoom } from './OnThisDayRoom';

const onThisDay = createLazyModule(
  async () => {
    const { OnThisDay } = await import(/* webpackChunkName: "on-this-day" */ './OnThisDay');
    return OnThisDay;
  },
  { plain: true },
);

/** A first place of an earlier year at the end of Home, loaded when the reader comes near. It has room until it is known that there is none. */
export function OnThisDaySlot() {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearScreen(ref);
  const [absent, setAbsent] = useState(false);
  const onNothing = () => setAbsent(true);
  return absent ? null : (
    <OnThisDayRoom ref={ref}>
      <LazyComponent part={onThisDay} props={{ onNothing }} wanted={near} onFailure={onNothing} />
    </OnThisDayRoom>
  );
}
