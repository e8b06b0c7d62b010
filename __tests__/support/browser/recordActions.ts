import type { Middleware } from '@reduxjs/toolkit';

/** A middleware that records every dispatched action, as DevTools and snapshots would see it. */
export function recordActions() {
  const seen: unknown[] = [];
  const middleware: Middleware = () => (next) => (action) => {
    seen.push(action);
    return next(action);
  };
  return { middleware, text: () => JSON.stringify(seen) };
}
