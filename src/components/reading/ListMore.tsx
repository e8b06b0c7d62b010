import type { ReactNode } from 'react';
import './ListMore.css';

/** The place of the button that loads more of a list. */
export const ListMore = ({ children }: { children: ReactNode }) => (
  <div className="list-more">{children}</div>
);
