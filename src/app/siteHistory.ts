import {
  NavigationType,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
} from 'react-router-dom';
import { isHistoryStepHeld } from '../navigation/historyGuard';

/** A history entry and the navigation that led to it. */
export interface Entry {
  location: Location;
  action: NavigationType;
  /** Number of the navigation: returning to an entry is a new visit. */
  visit: number;
}

type Target = Parameters<Navigator['push']>[0];

/**
 * React Router's browser history, except that the URL is written when the entry's page has been rendered, not when the
 * navigation starts. Of several pending navigations the last one wins. On Back and Forward the browser changes the URL
 * first.
 */
export function createSiteHistory() {
  const browser = createBrowserHistory();
  let shown: Entry = { location: browser.location, action: NavigationType.Pop, visit: 0 };
  let requested = shown;
  let onEntry: (entry: Entry) => void = () => undefined;

  const write = ({ location, action }: Omit<Entry, 'visit'>) => {
    if (action === NavigationType.Push) browser.push(location, location.state);
    else if (action === NavigationType.Replace) browser.replace(location, location.state);
  };
  const request = (entry: Omit<Entry, 'visit'>) => {
    requested = { ...entry, visit: requested.visit + 1 };
    onEntry(requested);
  };
  const enter = (action: NavigationType, to: Target, state: unknown) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const key = Math.random().toString(36).slice(2, 10);
    const location = { ...shown.location, search: '', hash: '', ...path, state, key };
    const corrects =
      action === NavigationType.Replace && location.pathname === shown.location.pathname;
    // A page that replaces its own URL must not cancel a pending navigation.
    if (corrects && requested !== shown) {
      if (requested.action !== NavigationType.Pop) write({ location, action });
    } else request({ location, action });
  };
  const onPop = () => {
    if (!isHistoryStepHeld()) request({ location: browser.location, action: NavigationType.Pop });
  };

  const navigator: Navigator = {
    createHref: browser.createHref,
    push: (to, state: unknown = null) => enter(NavigationType.Push, to, state),
    replace: (to, state: unknown = null) => enter(NavigationType.Replace, to, state),
    go: browser.go,
  };
  return {
    navigator,
    current: (): Entry => shown,
    /** Writes the URL of a rendered entry. */
    commit: (entry: Entry) => {
      if (entry === shown) return;
      shown = entry;
      write(entry);
    },
    /** Returns a function that unsubscribes. */
    listen: (listener: (entry: Entry) => void): (() => void) => {
      onEntry = listener;
      const stop = browser.listen(onPop);
      // The user may have gone back during startup.
      const { key, pathname } = browser.location;
      if (key !== shown.location.key || pathname !== shown.location.pathname) onPop();
      return stop;
    },
  };
}
