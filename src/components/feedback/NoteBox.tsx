import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import './NoteBox.css';

interface NoteBoxProps {
  /** One of the paths of @mdi/js. */
  icon: string;
  className?: string;
  children: ReactNode;
  /** A link at the end. */
  action?: ReactNode;
}

/** A note within a text. Looks like Material UI's Alert for information, with static styles. */
export function NoteBox({ icon, className, children, action }: NoteBoxProps) {
  return (
    <div role="note" className={clsx('text-body2 note-box', className)}>
      <Icon path={icon} />
      <div className="note-box-text">{children}</div>
      {action}
    </div>
  );
}
