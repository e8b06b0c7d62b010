import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LateComponent } from '../../components/LateComponent';
import { createLatePart } from '../../components/latePart';
import { measurementId } from '../../components/measurementId';
import { OptionalPart } from '../../components/OptionalPart';
import { PwaHost } from '../../features/pwa/PwaHost';
import { routeTable } from '../routeTable';
import { findRoute } from '../startRoute';
import { keepFocusSeen } from './keepFocusSeen';
import { usePrintAddress } from './usePrintAddress';

const analyticsHost = createLatePart(async () => {
  const { AnalyticsHost } = await import(
    /* webpackChunkName: "analytics" */ '../../features/analytics/AnalyticsHost'
  );
  return AnalyticsHost;
});

/** The installable app and, where the site measures page views, the question whether it may. */
export function Background() {
  const [id] = useState(measurementId);
  useEffect(() => keepFocusSeen(), []);
  usePrintAddress();
  const route = findRoute(routeTable, useLocation())?.entry.name;
  return (
    <>
      <OptionalPart>
        <PwaHost />
      </OptionalPart>
      {id === undefined ? null : (
        <OptionalPart>
          <LateComponent part={analyticsHost} props={{ id, route }} />
        </OptionalPart>
      )}
    </>
  );
}
