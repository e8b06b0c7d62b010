import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './WelcomePanel.css';

/** The place of the member’s own scores: it is as high before they are there. Without them it is a slot of the printed page. */
export const OwnPlacesFrame = ({ children }: { children?: ReactNode }) => (
  <div className={clsx('welcome-own', children === undefined && 'member-slot')}>{children}</div>
);
