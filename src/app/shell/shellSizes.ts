import { breakpoints } from '../../config/timings';

/** Must match the static shell in public/index.html, so that nothing shifts when the app takes over. */
export const shellSizes = {
  header: 64,
  sidebar: '16rem',
  sidebarIcons: '3rem',
  sheet: '18rem',
  content: 1200,
} as const;

export const sidebarId = 'sidebar';

export const narrowQuery = `(max-width: ${breakpoints.sidebarSheet}px)`;

/** The same query as a key of `sx`. */
export const onNarrow = `@media ${narrowQuery}`;
