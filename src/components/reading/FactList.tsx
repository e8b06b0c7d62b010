import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './factList.css';

interface FactListProps {
  className?: string;
  children: ReactNode;
}

/** What is known of one thing. */
export const FactList = ({ className, children }: FactListProps) => (
  <dl className={clsx('fact-list', className)}>{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
