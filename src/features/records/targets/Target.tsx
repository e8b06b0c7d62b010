import type { ReactNode } from 'react';
import './targets.css';

interface TargetProps {
  title: string;
  children: ReactNode;
}

export const Target = ({ title, children }: TargetProps) => (
  <li className="target">
    <strong>{title}</strong>
    {children}
  </li>
);
