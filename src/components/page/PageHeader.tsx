import type { ReactNode } from 'react';
import { Text } from '../Text';
import './PageHeader.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A line over the title: section, category. */
  eyebrow?: ReactNode;
  /** A sentence or two under it. */
  lead?: ReactNode;
  /** What the reader can do next. */
  action?: ReactNode;
  /** Details under the lead. */
  children?: ReactNode;
}

/** A page's header. Its heading receives the focus after a navigation. */
export function PageHeader({ title, eyebrow, lead, action, children }: PageHeaderProps) {
  return (
    <div className="page-header">
      {eyebrow === undefined ? null : (
        <Text variant="overline" className="page-header-eyebrow">
          {eyebrow}
        </Text>
      )}
      <Text variant="h1" component="h1" tabIndex={-1} className="page-header-title">
        {title}
      </Text>
      {lead === undefined ? null : (
        <Text variant="subtitle1" muted className="page-header-lead">
          {lead}
        </Text>
      )}
      {children}
      {action ? <div className="page-header-action">{action}</div> : null}
    </div>
  );
}
