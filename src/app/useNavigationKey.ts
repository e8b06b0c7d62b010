import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The number of the navigation that requested this page. */
export const NavigationNumber = createContext(0);

/** A key for this visit of a history entry. Returning to the entry with Back or Forward is another visit. */
export function useNavigationKey(): string {
  return `${useLocation().key} ${use(NavigationNumber)}`;
}
