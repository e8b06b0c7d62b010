import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { readMeasurementId } from '../../components/readMeasurementId';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PwaHost } from '../../features/pwa/PwaHost';
import { useSyncedLanguage } from '../../features/settings/useSyncedLanguage';
import { routeTable } from '../routeTable';
import { findRoute } from '../preloadRoute';
import { keepFocusVisible } from './keepFocusVisible';
import { storableRoute } from '../storableRoute';

/** Sets the URL that is printed with a page. It omits secrets, such as the token of a link in an email. */
function usePrintAddress(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // The element is outside the app's root; the replay's document has none.
    const place = document.getElementById('print-address');
    if (!place) return;
    const { path, query } = storableRoute({ pathname, search, hash });
    place.textContent = `${globalThis.location.origin}${path}${query === '' ? '' : `?${query}`}`;
  }, [pathname, search, hash]);
}

const analyticsHost = createLazyModule(async () => {
  const { AnalyticsHost } = await import(
    /* webpackChunkName: "analytics" */ '../../features/analytics/AnalyticsHost'
  );
  return AnalyticsHost;
});

/** The PWA notices and, if the site measures page views, the consent prompt. */
export function Background() {
  const [id] = useState(readMeasurementId);
  useEffect(() => keepFocusVisible(), []);
  usePrintAddress();
  useSyncedLanguage();
  const route = findRoute(routeTable, useLocation())?.entry.name;
  return (
    <>
      <OptionalErrorBoundary>
        <PwaHost />
      </OptionalErrorBoundary>
      {id === undefined ? null : (
        <OptionalErrorBoundary>
          <LazyComponent part={analyticsHost} props={{ id, route }} />
        </OptionalErrorBoundary>
      )}
    </>
  );
}
