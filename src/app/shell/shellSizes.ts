import { breakpoints } from '../../config/timings';

/** The static shell of public/index.html has the same sizes, so nothing moves when the program takes over. */
export const shellSizes = {
  header: 64,
  sidebar: '16rem',
  sidebarIcons: '3rem',
  sheet: '18rem',
  content: 1200,
} as const;

export const sidebarId = 'sidebar';

export const narrowQuery = `(max-width: ${breakpoints.sidebarSheet}px)`;

/** The same as a key of `sx`. */
export const onNarrow = `@media ${narrowQuery}`;
