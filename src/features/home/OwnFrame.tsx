import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './WelcomePanel.css';

/** The place of something of the member’s own: it is as high before that is there. Without it, it is a slot of the printed page. */
export const OwnFrame = ({ children }: { children?: ReactNode }) => (
  <div className={clsx('welcome-own', children === undefined && 'member-slot')}>{children}</div>
);
