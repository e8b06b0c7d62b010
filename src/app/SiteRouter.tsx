import {
  useInsertionEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import { PendingPath } from '../navigation/pendingPath';
import { createSiteHistory } from './siteHistory';
import { NavigationNumber } from './useNavigationKey';

/** Like BrowserRouter, but the URL changes together with the page: the previous page stays until the next one is ready. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createSiteHistory);
  const [entry, setEntry] = useState(history.current);
  const [requested, setRequested] = useState<string>();
  const [pending, startTransition] = useTransition();
  // Runs before all other effects, which may read the URL.
  useInsertionEffect(() => history.commit(entry), [history, entry]);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        setRequested(next.location.pathname);
        startTransition(() => setEntry(next));
      }),
    [history],
  );
  return (
    <PendingPath value={pending ? requested : undefined}>
      <NavigationNumber value={entry.visit}>
        <Router
          location={entry.location}
          navigationType={entry.action}
          navigator={history.navigator}
        >
          {children}
        </Router>
      </NavigationNumber>
    </PendingPath>
  );
}
