import { Suspense } from 'react';
import { ConsentSettings } from '../../features/analytics/ConsentSettings';
import { useConsentOffered } from '../../features/analytics/useConsentOffered';
import { SettingsPage } from '../../features/settings/SettingsPage';

/** The settings, with the analytics consent if the site measures page views. */
export function SiteSettingsPage() {
  const privacy = useConsentOffered() ? (
    <Suspense fallback={null}>
      <ConsentSettings />
    </Suspense>
  ) : undefined;
  return <SettingsPage privacy={privacy} />;
}
