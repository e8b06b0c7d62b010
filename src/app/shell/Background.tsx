import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyComponent } from '../../components/LazyComponent';
import { createLazyModule } from '../../components/lazyModule';
import { measurementId } from '../../components/measurementId';
import { OptionalPart } from '../../components/OptionalPart';
import { PwaHost } from '../../features/pwa/PwaHost';
import { routeTable } from '../routeTable';
import { findRoute } from '../startRoute';
import { keepFocusVisible } from './keepFocusVisible';
import { usePrintAddress } from './usePrintAddress';

const analyticsHost = createLazyModule(async () => {
  const { AnalyticsHost } = await import(
    /* webpackChunkName: "analytics" */ '../../features/analytics/AnalyticsHost'
  );
  return AnalyticsHost;
});

/** The PWA notices and, where the site measures page views, the consent prompt. */
export function Background() {
  const [id] = useState(measurementId);
  useEffect(() => keepFocusVisible(), []);
  usePrintAddress();
  const route = findRoute(routeTable, useLocation())?.entry.name;
  return (
    <>
      <OptionalPart>
        <PwaHost />
      </OptionalPart>
      {id === undefined ? null : (
        <OptionalPart>
          <LazyComponent part={analyticsHost} props={{ id, route }} />
        </OptionalPart>
      )}
    </>
  );
}
