import { createElement, type ComponentType, type ReactNode } from 'react';
import { useLatePart, type LazyModule } from './lazyModule';

interface LazyComponentProps<Props extends object> {
  part: LazyModule<ComponentType<Props>>;
  props: Props;
  /** Whether it is to be shown yet. Once it has been, it stays: closing takes a moment, too. */
  wanted?: boolean;
  /** Stands in its place until it is there. */
  fallback?: ReactNode;
  /** It did not come. */
  onFailure?: () => void;
}

/** A component whose code is fetched when it is wanted. */
export function LazyComponent<Props extends object>(late: LazyComponentProps<Props>) {
  const { part, props, wanted = true, fallback = null, onFailure } = late;
  const component = useLatePart(part, wanted, onFailure);
  return component ? createElement(component, props) : fallback;
}
