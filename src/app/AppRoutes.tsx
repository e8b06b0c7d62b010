import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { pages } from '../contract/pages';
import { parseArticleKey } from '../contract/routes';
import { useRoute } from '../navigation/useRoute';
import { ErrorScreen } from './ErrorScreen';
import { LanguageBoundary } from './LanguageBoundary';
import { notFoundPage } from './notFoundPage';
import { LanguageRedirect } from './LanguageRedirect';
import type { RouteEntry } from './routeEntry';
import { routeTable } from './routeTable';
import { AppShell } from './shell/AppShell';
import { useTexts } from './useTexts';

/** Article URLs sit directly below the language prefix; any other segment there is a page that does not exist. */
function ArticleAddress({ children }: { children: ReactNode }) {
  const { articleKey = '' } = useParams();
  return parseArticleKey(articleKey) ? children : <notFoundPage.Component />;
}

function Page({ entry: { name, page, texts } }: { entry: RouteEntry }) {
  const { Component } = page;
  const { language } = useRoute();
  useTexts(language, texts);
  if (name !== 'ArticleDetail') return <Component />;
  return (
    <ArticleAddress>
      <Component />
    </ArticleAddress>
  );
}

export function AppRoutes() {
  return (
    <ErrorScreen whole>
      <Suspense fallback={null}>
        <Routes>
          <Route path=":language" element={<LanguageBoundary />}>
            <Route element={<AppShell />}>
              {routeTable.map((entry) => (
                <Route
                  key={entry.name}
                  path={pages[entry.name].path}
                  element={<Page entry={entry} />}
                />
              ))}
              <Route path="*" element={<notFoundPage.Component />} />
            </Route>
          </Route>
          <Route path="*" element={<LanguageRedirect />} />
        </Routes>
      </Suspense>
    </ErrorScreen>
  );
}
