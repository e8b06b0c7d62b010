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
import { NavigationNumber } from './useNavigationKey';

/** Like BrowserRouter, but the URL changes together with the page: the previous page stays until the next one is ready. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createSiteHistory);
  const [entry, setEntry] = useState(history.current);
  const [pending, startTransition] = useTransition();
  // Runs before all other effects, which may read the URL.
  useInsertionEffect(() => history.commit(entry), [history, entry]);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setEntry(next))), [history]);
  return (
    <NavigationPending value={pending}>
      <NavigationNumber value={entry.visit}>
        <Router
          location={entry.location}
          navigationType={entry.action}
          navigator={history.navigator}
        >
          {children}
        </Router>
      </NavigationNumber>
    </NavigationPending>
  );
}
