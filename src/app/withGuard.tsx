import type { ComponentType } from 'react';

async function fetchGuard(guard: 'member' | 'guest') {
  if (guard === 'member') {
    return (await import(/* webpackChunkName: "background" */ '../access/RequireLogin'))
      .RequireLogin;
  }
  return (await import(/* webpackChunkName: "background" */ '../access/GuestOnly')).GuestOnly;
}

/** Wraps a page in its guard, whose code is loaded with the page, since few first screens need it. */
export function withGuard(
  guard: 'member' | 'guest',
  fetchPage: () => Promise<ComponentType>,
): () => Promise<ComponentType> {
  return async () => {
    const [Guard, Page] = await Promise.all([fetchGuard(guard), fetchPage()]);
    return () => (
      <Guard>
        <Page />
      </Guard>
    );
  };
}
