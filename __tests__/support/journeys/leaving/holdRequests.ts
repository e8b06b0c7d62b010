import type { BrowserContext, Request, Route } from 'playwright-core';

/** Lets one hold back some requests of a browser for a while. */
export async function holdRequests(context: BrowserContext, holds: (request: Request) => boolean) {
  let held: Route[] | undefined;
  await context.route('**/api/**', async (route) => {
    if (held && holds(route.request())) held.push(route);
    else await route.continue();
  });
  return {
    hold: () => {
      held = [];
    },
    release: () => {
      const routes = held ?? [];
      held = undefined;
      // The document that sent a request may be gone.
      for (const route of routes) void route.continue().catch(() => undefined);
    },
  };
}
