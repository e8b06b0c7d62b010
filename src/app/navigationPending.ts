import { createContext } from 'react';

/** Whether a page has been requested that is not shown yet. */
export const NavigationPending = createContext(false);
