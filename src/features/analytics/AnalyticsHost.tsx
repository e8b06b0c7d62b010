import { Suspense, useState } from 'react';
import type { RouteName } from '../../contract/routes';
import { useConsent } from './consent';
import { ConsentCard } from './ConsentCard';
import { asksNotToBeMeasured } from './privacySignal';
import { usePageViews } from './usePageViews';

interface AnalyticsHostProps {
  /** The site's measurement id. */
  id: string;
  /** The page shown; undefined for an address no page answers. */
  route: RouteName | undefined;
}

/** Asks once, and tells of page views where the answer was yes. A browser that asks not to be measured has answered. */
export function AnalyticsHost({ id, route }: AnalyticsHostProps) {
  const consent = useConsent();
  const [refused] = useState(asksNotToBeMeasured);
  usePageViews(id, route, consent === 'granted' && !refused);
  // The settings ask by themselves.
  if (consent !== null || refused || route === 'Settings') return null;
  return (
    <Suspense fallback={null}>
      <ConsentCard />
    </Suspense>
  );
}
