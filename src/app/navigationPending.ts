import { createContext } from 'react';

/** Whether a requested page is not shown yet. */
export const NavigationPending = createContext(false);
