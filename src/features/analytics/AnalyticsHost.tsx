import { Suspense, useState } from 'react';
import type { RouteName } from '../../contract/pages';
import { useConsent } from './consent';
import { ConsentCard } from './ConsentCard';
import { asksNotToBeMeasured } from './privacySignal';
import { usePageViews } from './usePageViews';

interface AnalyticsHostProps {
  /** The site's measurement id. */
  id: string;
  /** The route of the current page; undefined if the URL matches none. */
  route: RouteName | undefined;
}

/** Asks for consent once, and reports page views after a yes. A privacy signal from the browser counts as a no. */
export function AnalyticsHost({ id, route }: AnalyticsHostProps) {
  const consent = useConsent();
  const [refused] = useState(asksNotToBeMeasured);
  usePageViews(id, route, consent === 'granted' && !refused);
  // The settings page has its own consent form.
  if (consent !== null || refused || route === 'Settings') return null;
  return (
    <Suspense fallback={null}>
      <ConsentCard />
    </Suspense>
  );
}
