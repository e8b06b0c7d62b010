import { useEffect, useState } from 'react';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { whenIdle } from '../../components/lazy/whenIdle';

const background = createLazyModule(
  async () => {
    const { Background } = await import(/* webpackChunkName: "pwa" */ './Background');
    return Background;
  },
  { plain: true },
);

/** Mounts background features once the first page is idle. */
export function LazyBackground() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <LazyComponent part={background} wanted={idle} props={{}} />;
}
