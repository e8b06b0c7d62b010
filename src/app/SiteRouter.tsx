import {
  useInsertionEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import { createSiteHistory } from './siteHistory';
import { NavigationPending } from './navigationPending';
import { VisitNumber } from './useVisit';

/** The router: like BrowserRouter, but the address changes together with the page. The page before stays until the next is ready. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createSiteHistory);
  const [entry, setEntry] = useState(history.current);
  const [pending, startTransition] = useTransition();
  // Before all other effects, which may read the address.
  useInsertionEffect(() => history.commit(entry), [history, entry]);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setEntry(next))), [history]);
  return (
    <NavigationPending value={pending}>
      <VisitNumber value={entry.visit}>
        <Router
          location={entry.location}
          navigationType={entry.action}
          navigator={history.navigator}
        >
          {children}
        </Router>
      </VisitNumber>
    </NavigationPending>
  );
}
