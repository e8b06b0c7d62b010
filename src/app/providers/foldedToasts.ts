import { createContext } from 'react';

/** The ids of the currently collapsed toasts. */
export const FoldedToasts = createContext<ReadonlySet<string>>(new Set());
