import { createContext } from 'react';

/** The ids of the toasts that are folded away for now. */
export const FoldedToasts = createContext<ReadonlySet<string>>(new Set());
