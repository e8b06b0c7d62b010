import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The number of the navigation that requested this page. */
export const VisitNumber = createContext(0);

/** A key for this visit of a history entry. Returning to the entry with Back or Forward is another visit. */
export function useVisit(): string {
  return `${useLocation().key} ${use(VisitNumber)}`;
}
