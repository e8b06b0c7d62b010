import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { informationPages, type InformationRoute } from '../../contract/informationPages';
import { useSiteName } from '../../i18n/useSiteName';
import { readDocument, type InformationDocument } from './informationDocument';

/** The document of a page in the current language; suspends until it is loaded. */
export function useInformation(route: InformationRoute): InformationDocument {
  const { i18n } = useTranslation('information');
  const { language } = i18n;
  const siteName = useSiteName();
  return useMemo(() => {
    const document: unknown = i18n.getResource(language, 'information', informationPages[route]);
    return readDocument(document, siteName);
  }, [i18n, language, route, siteName]);
}
