import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { MaterialHost } from './MaterialHost';
import { useLazyModule, type LazyModule } from './lazyModule';

interface LazyComponentProps<Props extends object> {
  part: LazyModule<ComponentType<Props>>;
  props: Props;
  /** Whether to show it. Once shown it stays mounted, so that closing can be animated. */
  wanted?: boolean;
  /** Rendered until the code and its texts are loaded. */
  fallback?: ReactNode;
  /** Called when the code cannot be loaded. */
  onFailure?: () => void;
}

/** A component whose code is loaded when it is first shown. */
export function LazyComponent<Props extends object>(late: LazyComponentProps<Props>) {
  const { part, props, wanted = true, fallback = null, onFailure } = late;
  const component = useLazyModule(part, wanted, onFailure);
  if (!component) return fallback;
  // Texts that it waits for must not hide the page around it.
  const element = <Suspense fallback={fallback}>{createElement(component, props)}</Suspense>;
  return part.plain ? element : <MaterialHost>{element}</MaterialHost>;
}
