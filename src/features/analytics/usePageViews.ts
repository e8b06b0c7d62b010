import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { articlesApi } from '../../api/articlesApi';
import { siteName } from '../../i18n/siteName';
import { parseArticleKey, splitLanguagePrefix, type RouteName } from '../../contract/routes';
import { useRoute } from '../../navigation/useRoute';
import { measuredPage } from './measuredPage';
import { createTagService } from './tagService';

/** The article the address leads to, once the page has it: it is not asked for on this account. */
function useShownArticle() {
  const { language } = useRoute();
  const key = parseArticleKey(splitLanguagePrefix(useLocation().pathname).rest);
  const wanted = key?.kind === 'article' ? { language, id: key.id } : skipToken;
  const { currentData } = articlesApi.endpoints.getArticle.useQueryState(wanted);
  return { key, article: currentData };
}

/** Tells the tag service of each page while that is allowed, and of nothing from the moment it no longer is. */
export function usePageViews(id: string, route: RouteName | undefined, allowed: boolean): void {
  const { t } = useTranslation('metadata');
  const [service] = useState(() => createTagService(id));
  const { language } = useRoute();
  const { key, article } = useShownArticle();
  const page = measuredPage({
    language,
    // Any one word could be an article's address.
    route: route === 'ArticleDetail' && !key ? undefined : route,
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
