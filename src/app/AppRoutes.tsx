import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages, shortAddresses } from '../contract/pages';
import { usePage } from '../navigation/usePage';
import { useRoute } from '../navigation/useRoute';
import { ErrorScreen } from './ErrorScreen';
import { LanguageBoundary } from './LanguageBoundary';
import { notFoundPage } from './notFoundPage';
import { LanguageRedirect } from './LanguageRedirect';
import type { RouteEntry } from './routeEntry';
import { routeTable } from './routeTable';
import { AppShell } from './shell/AppShell';
import { useTexts } from './useTexts';

function Page({ entry: { page, texts } }: { entry: RouteEntry }) {
  const { Component } = page;
  const { language } = useRoute();
  useTexts(language, texts);
  return <Component />;
}

/** The page of the URL: the router's patterns do not tell keyed pages apart, nor which parameters exist. */
function MatchedPage() {
  const page = usePage();
  const entry = routeTable.find(({ name }) => name === page?.route);
  return entry ? <Page key={entry.name} entry={entry} /> : <notFoundPage.Component />;
}

export function AppRoutes() {
  return (
    <ErrorScreen whole>
      <Suspense fallback={null}>
        <Routes>
          <Route path=":language" element={<LanguageBoundary />}>
            <Route element={<AppShell />}>
              {routeTable.map((entry) => (
                <Route key={entry.name} path={pages[entry.name].path} element={<MatchedPage />} />
              ))}
              {Object.entries(shortAddresses).map(([short, rest]) => (
                <Route key={short} path={short} element={<Navigate to={`../${rest}`} replace />} />
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
