import { Suspense } from 'react';
import { ConsentLink } from '../../features/analytics/ConsentLink';
import type { InformationRoute } from '../../contract/informationPages';
import { InformationPage } from '../../features/information/InformationPage';

/** Below what is said about page views. */
const belowPrivacy = {
  reading: (
    <Suspense fallback={null}>
      <ConsentLink />
    </Suspense>
  ),
};

/** The pages of texts, with what they lead to in other features. */
export function SiteInformationPage({ route }: { route: InformationRoute }) {
  return (
    <InformationPage route={route} {...(route === 'Privacy' ? { below: belowPrivacy } : {})} />
  );
}
