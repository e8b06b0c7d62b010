import { useEffect, useState } from 'react';
import { LazyComponent } from '../../components/LazyComponent';
import { createLazyModule } from '../../components/lazyModule';
import { whenIdle } from '../../components/whenIdle';

const background = createLazyModule(async () => {
  const { Background } = await import(/* webpackChunkName: "pwa" */ './Background');
  return Background;
});

/** What goes on around the pages, once the first stands. */
export function LazyBackground() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <LazyComponent part={background} wanted={idle} props={{}} />;
}
