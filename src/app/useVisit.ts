import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** How many pages the router had been asked for when this one was requested. */
export const VisitNumber = createContext(0);

/** Names this visit of a history entry. Back and Forward to the same entry are other visits. */
export function useVisit(): string {
  return `${useLocation().key} ${use(VisitNumber)}`;
}
