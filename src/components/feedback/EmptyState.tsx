import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Text } from '../Text';
import './EmptyState.css';

interface EmptyStateProps {
  /** One of the paths of @mdi/js. */
  icon: string;
  title: string;
  text?: string | undefined;
  /** `h1` when nothing else is on the page. */
  level?: 'h1' | 'h2';
  /** A button or link for the next step. */
  children?: ReactNode;
}

/** States that there is nothing to show, and what to do about it. */
export function EmptyState({ icon, title, text, level = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="empty-state-icon">
        <Icon path={icon} fontSize="large" />
      </div>
      <Text variant="h3" component={level} {...(level === 'h1' ? { tabIndex: -1 } : {})}>
        {title}
      </Text>
      {text ? (
        <Text muted className="empty-state-text">
          {text}
        </Text>
      ) : null}
      {children ? <div className="empty-state-actions">{children}</div> : null}
    </div>
  );
}
