import type { HTMLAttributes } from 'react';
import './VisuallyHidden.css';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  component?: 'div' | 'span' | 'output';
}

/** For screen readers only. */
export function VisuallyHidden({ component: Element = 'div', ...props }: VisuallyHiddenProps) {
  return <Element className="visually-hidden" {...props} />;
}
