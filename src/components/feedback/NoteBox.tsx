import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import './NoteBox.css';

interface NoteBoxProps {
  /** One of the paths of @mdi/js. */
  icon: string;
  /** An error is announced to screen readers. */
  tone?: 'info' | 'error';
  className?: string;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** A note within a text or in place of one. Looks like Material UI's Alert, with static styles. */
export function NoteBox({ icon, tone = 'info', className, children, action }: NoteBoxProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'note'}
      className={clsx('text-body2 note-box', `note-box-${tone}`, className)}
    >
      <Icon path={icon} />
      <div className="note-box-text">{children}</div>
      {action}
    </div>
  );
}
