import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { articlesApi } from '../../api/articlesApi';
import { siteName } from '../../i18n/siteName';
import type { RouteName } from '../../contract/pages';
import { usePage } from '../../navigation/usePage';
import { useRoute } from '../../navigation/useRoute';
import { measuredPage } from './measuredPage';
import { createTagService } from './tagService';

/** The article of the current URL from the cache; it is not fetched just for this. */
function useShownArticle() {
  const { language } = useRoute();
  const page = usePage();
  const wanted =
    page?.route === 'ArticleDetail' && page.id !== undefined
      ? { language, id: page.id }
      : skipToken;
  const { currentData } = articlesApi.endpoints.getArticle.useQueryState(wanted);
  return { id: page?.id, article: currentData };
}

/** Reports each page to the tag service while consent is given, and stops as soon as it is withdrawn. */
export function usePageViews(id: string, route: RouteName | undefined, allowed: boolean): void {
  const { t } = useTranslation('metadata');
  const [service] = useState(() => createTagService(id));
  const { language } = useRoute();
  const { id: shownId, article } = useShownArticle();
  const page = measuredPage({
    language,
    route,
    id: shownId,
    article,
    siteName: siteName(),
    titleOf: (name) => t(name),
  });
  const { path, title } = page ?? {};
  useEffect(() => {
    if (!allowed) service.stop();
    else if (path !== undefined && title !== undefined) {
      service.pageShown({ path, title, language });
    }
  }, [service, allowed, path, title, language]);
}
