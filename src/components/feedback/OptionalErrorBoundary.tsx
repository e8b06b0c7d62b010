import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A part that the page works without: an error hides only this part, until the next navigation or a retry. `fallback` tells
 * readers about a part they would miss.
 */
export function OptionalErrorBoundary(
  props: Omit<ComponentProps<typeof ErrorBoundary>, 'resetKey'>,
) {
  return <ErrorBoundary {...props} resetKey={useLocation().key} />;
}
