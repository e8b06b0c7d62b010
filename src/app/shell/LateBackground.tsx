import { useEffect, useState } from 'react';
import { LateComponent } from '../../components/LateComponent';
import { createLatePart } from '../../components/latePart';
import { whenIdle } from '../../components/whenIdle';

const background = createLatePart(async () => {
  const { Background } = await import(/* webpackChunkName: "pwa" */ './Background');
  return Background;
});

/** What goes on around the pages, once the first stands. */
export function LateBackground() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <LateComponent part={background} wanted={idle} props={{}} />;
}
