import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../../config/site';
import { useRoute } from '../../navigation/useRoute';
import type { PageDescription } from './documentHead';
import { siteName } from '../../i18n/siteName';
import { createLazyModule } from '../lazy/lazyModule';

const documentHead = createLazyModule(
  () => import(/* webpackChunkName: "document-head" */ './documentHead'),
  { plain: true },
);

const contentOf = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content;

/** Whether the head describes the page already, as the server has written it. Pages that are not listed have no URL there. */
function isDescribed({ title, description, query = '' }: PageDescription, pathname: string) {
  return (
    contentOf('url')?.endsWith(pathname + query) &&
    contentOf('title') === (title ?? siteName()) &&
    (description === undefined || contentOf('description') === description)
  );
}

/**
 * Describes the page in the document's head. The server has written these tags for the first page, so they are updated in
 * place instead of rendered again. For the same reason their code can load later; the title is set at once.
 */
export function PageMetadata(props: PageDescription) {
  const { title, description, page: name, image, type, noindex, query, writtenIn } = props;
  const { i18n } = useTranslation();
  const { language } = useRoute();
  const { pathname } = useLocation();
  const site = siteName();

  useLayoutEffect(() => {
    document.title = documentTitle(title, site);
    const page = { title, description, page: name, image, type, noindex, query, writtenIn };
    if (isDescribed(page, pathname)) return undefined;
    const place = { origin: globalThis.location.origin, pathname, language };
    let shown = true;
    const write = async () => {
      const head = await documentHead.load().catch(() => undefined);
      const described = await head?.describePage(page, i18n, language).catch(() => page);
      if (!shown || !head || !described) return;
      head.removeStructuredData(place);
      head.writeHead(head.pageTags(described, place));
    };
    void write();
    return () => {
      shown = false;
    };
  }, [
    title,
    description,
    name,
    image,
    type,
    noindex,
    query,
    writtenIn,
    pathname,
    language,
    i18n,
    site,
  ]);

  return null;
}
