import { lazy, type ComponentType } from 'react';
import { fetchTwice } from '../components/fetchTwice';
import { withMaterialLook } from '../components/withMaterialLook';

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
  const fetchWhole = plain ? fetchPage : () => withMaterialLook(fetchPage);
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const load = () => {
    loading ??= fetchTwice(fetchWhole).then(
      (Page) => {
        Loaded = Page;
        return Page;
      },
      (error: unknown) => {
        // What failed is asked for again the next time; React.lazy would repeat the failure for ever.
        loading = undefined;
        Suspending = createSuspending();
        throw error;
      },
    );
    return loading;
  };
  const createSuspending = () => lazy(async () => ({ default: await load() }));
  let Suspending = createSuspending();

  function Component() {
    return Loaded ? <Loaded /> : <Suspending />;
  }
  return { load, Component };
}
