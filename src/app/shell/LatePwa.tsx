import { useEffect, useState } from 'react';
import { LateComponent } from '../../components/LateComponent';
import { createLatePart } from '../../components/latePart';
import { whenIdle } from '../../components/whenIdle';

const pwaHost = createLatePart(async () => {
  const { PwaHost } = await import(/* webpackChunkName: "pwa" */ '../../features/pwa/PwaHost');
  return PwaHost;
});

/** The installable app, once the page stands. */
export function LatePwa() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <LateComponent part={pwaHost} wanted={idle} props={{}} />;
}
