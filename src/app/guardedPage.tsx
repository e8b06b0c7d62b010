import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage';
import type { RouteEntry } from './routeEntry';

async function fetchGuard(guard: 'member' | 'guest') {
  if (guard === 'member') {
    return (await import(/* webpackChunkName: "background" */ '../access/RequireLogin'))
      .RequireLogin;
  }
  return (await import(/* webpackChunkName: "background" */ '../access/GuestOnly')).GuestOnly;
}

/** A page for members only or for guests only. The guard's code is loaded with the page, since few first screens need it. */
export function guardedPage(
  guard: 'member' | 'guest',
  fetchPage: () => Promise<ComponentType>,
): Required<Pick<RouteEntry, 'guard' | 'page'>> {
  const page = lazyPage(async () => {
    const [Guard, Page] = await Promise.all([fetchGuard(guard), fetchPage()]);
    return () => (
      <Guard>
        <Page />
      </Guard>
    );
  });
  return { guard, page };
}
