import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '../components/importWithRetry';
import { withMaterialStyles } from '../components/withMaterialStyles';
import { useVisit } from './useVisit';

/** Milliseconds between the tries to load what a page needs. */
export const pagePauses: readonly number[] = [500, 1_500, 3_000];

export interface LazyPage {
  /** Fetches the page's code; a second call waits for the first. */
  load: () => Promise<ComponentType>;
  Component: ComponentType;
}

/**
 * A page whose code is fetched when it is needed. Once it is there the page renders at once, without the moment of
 * suspension React.lazy always has, so what is already loaded never flashes a fallback. `plain` pages have none of Material's
 * components and do not wait for their looks.
 */
export function lazyPage(
  fetchPage: () => Promise<ComponentType>,
  { plain = false } = {},
): LazyPage {
  const fetchWhole = plain ? fetchPage : () => withMaterialStyles(fetchPage);
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  // By visit: React renders again what has failed, and would request it without end. The next navigation requests it again.
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
    // Chosen once: where the type changed, the page would lose its state with its next history entry.
    const [Page] = useState(() => Loaded ?? suspendingFor(visit));
    return <Page />;
  }
  return { load, Component };
}
