import { breakpoints } from '../../config/timings';

/** Below this width the sidebar is a sheet; `sidebar.css` has the same width. */
export const narrowQuery = `(max-width: ${breakpoints.sidebarSheet}px)`;

export const sidebarId = 'sidebar';
