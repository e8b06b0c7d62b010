import { createContext } from 'react';

/** The path of a requested page that is not shown yet; undefined without one. */
export const PendingPath = createContext<string | undefined>(undefined);
