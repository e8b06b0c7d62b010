import { lazy, useState, type ComponentType } from 'react';
import { MaterialHost } from '../components/lazy/MaterialHost';
import { createLazyModule } from '../components/lazy/lazyModule';
import { useNavigationKey } from './useNavigationKey';

/** Milliseconds between the attempts to load a page's code. */
export const pagePauses: readonly number[] = [500, 1_500, 3_000];

export interface LazyPage {
  /** Fetches the page's code; a second call waits for the first. */
  load: () => Promise<ComponentType>;
  Component: ComponentType;
}

const inMaterial = (Page: ComponentType): ComponentType =>
  function MaterialPage() {
    return (
      <MaterialHost>
        <Page />
      </MaterialHost>
    );
  };

/**
 * A page whose code is loaded on demand. Unlike React.lazy, a loaded page renders without suspending, so it never flashes a
 * fallback. `plain` pages use no Material UI components and do not wait for their styles.
 */
export function lazyPage(
  fetchPage: () => Promise<ComponentType>,
  { plain = false } = {},
): LazyPage {
  const module = createLazyModule(fetchPage, { pauses: pagePauses, plain });
  let Loaded: ComponentType | undefined;
  // Keyed by visit: React re-renders a failed component and would retry without end. The next navigation retries.
  const suspending: Record<string, ComponentType> = {};

  const load = async () => {
    const Page = await module.load();
    Loaded ??= plain ? Page : inMaterial(Page);
    return Loaded;
  };
  const suspendingFor = (visit: string): ComponentType =>
    (suspending[visit] ??= lazy(async () => ({ default: await load() })));

  function Component() {
    const visit = useNavigationKey();
    // Chosen once: a changed component type would reset the page's state on its next history entry.
    const [Page] = useState(() => Loaded ?? suspendingFor(visit));
    return <Page />;
  }
  return { load, Component };
}
