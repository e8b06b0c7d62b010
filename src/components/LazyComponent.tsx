import { createElement, type ComponentType, type ReactNode } from 'react';
import { useLatePart, type LazyModule } from './lazyModule';

interface LazyComponentProps<Props extends object> {
  part: LazyModule<ComponentType<Props>>;
  props: Props;
  /** Whether to show it. Once shown it stays mounted, so that closing can be animated. */
  wanted?: boolean;
  /** Rendered until the code is loaded. */
  fallback?: ReactNode;
  /** Called when the code cannot be loaded. */
  onFailure?: () => void;
}

/** A component whose code is loaded once it is wanted. */
export function LazyComponent<Props extends object>(late: LazyComponentProps<Props>) {
  const { part, props, wanted = true, fallback = null, onFailure } = late;
  const component = useLatePart(part, wanted, onFailure);
  return component ? createElement(component, props) : fallback;
}
