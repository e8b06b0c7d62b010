import { Suspense } from 'react';
import { ConsentLink } from '../../features/analytics/ConsentLink';
import type { InformationRoute } from '../../contract/informationPages';
import { InformationPage } from '../../features/information/InformationPage';

/** Rendered below the privacy policy's section on page views. */
const belowPrivacy = {
  reading: (
    <Suspense fallback={null}>
      <ConsentLink />
    </Suspense>
  ),
};

/** The information pages, with the parts they take from other features. */
export function SiteInformationPage({ route }: { route: InformationRoute }) {
  return (
    <InformationPage route={route} {...(route === 'Privacy' ? { below: belowPrivacy } : {})} />
  );
}
