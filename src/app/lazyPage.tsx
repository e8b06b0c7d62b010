import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '../components/importWithRetry';
import { withMaterialStyles } from '../components/withMaterialStyles';
import { useVisit } from './useVisit';

/** Milliseconds between the attempts to load a page's code. */
export const pagePauses: readonly number[] = [500, 1_500, 3_000];

export interface LazyPage {
  /** Fetches the page's code; a second call waits for the first. */
  load: () => Promise<ComponentType>;
  Component: ComponentType;
}

/**
 * A page whose code is loaded on demand. Unlike React.lazy, a loaded page renders without suspending, so it never flashes a
 * fallback. `plain` pages use no Material UI components and do not wait for their styles.
 */
export function lazyPage(
  fetchPage: () => Promise<ComponentType>,
  { plain = false } = {},
): LazyPage {
  const fetchWhole = plain ? fetchPage : () => withMaterialStyles(fetchPage);
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  // Keyed by visit: React re-renders a failed component and would retry without end. The next navigation retries.
  const suspending: Record<string, ComponentType> = {};

  const load = () => {
    loading ??= importWithRetry(fetchWhole, pagePauses).then(
      (Page) => {
        Loaded = Page;
        return Page;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const suspendingFor = (visit: string): ComponentType =>
    (suspending[visit] ??= lazy(async () => ({ default: await load() })));

  function Component() {
    const visit = useVisit();
    // Chosen once: a changed component type would reset the page's state on its next history entry.
    const [Page] = useState(() => Loaded ?? suspendingFor(visit));
    return <Page />;
  }
  return { load, Component };
}
