import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { actionClass, type ActionSize, type ActionVariant } from './actionClass';

interface ActionLinkProps {
  to: string;
  variant: ActionVariant;
  size?: ActionSize;
  children: ReactNode;
}

/** A link within the site that looks like a button. */
export function ActionLink({ to, variant, size, children }: ActionLinkProps) {
  return (
    <Link to={to} className={actionClass(variant, size)}>
      {children}
    </Link>
  );
}
