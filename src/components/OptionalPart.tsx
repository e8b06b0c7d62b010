import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A part the page can do without: an error leaves out this part alone, until the next address or a retry. `fallback` tells the
 * reader, where the part is something they look for.
 */
export function OptionalPart(props: Omit<ComponentProps<typeof ErrorBoundary>, 'resetKey'>) {
  return <ErrorBoundary {...props} resetKey={useLocation().key} />;
}
