import type { ReactNode } from 'react';
import './WelcomePanel.css';

/** The place of the member’s own scores: it is as high before they are there. */
export const OwnPlacesFrame = ({ children }: { children?: ReactNode }) => (
  <div className="welcome-own">{children}</div>
);
