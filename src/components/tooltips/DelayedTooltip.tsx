import {
  cloneElement,
  useState,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
} from 'react';
import { timings } from '../../config/timings';
import { LazyComponent } from '../lazy/LazyComponent';
import { createLazyModule, preload } from '../lazy/lazyModule';
import { useDelayedOpening } from './useDelayedOpening';

const tooltipBubble = createLazyModule(async () => {
  const { TooltipBubble } = await import(/* webpackChunkName: "tooltip" */ './TooltipBubble');
  return TooltipBubble;
});

interface Handlers {
  'aria-label'?: string | undefined;
  onPointerEnter?: PointerEventHandler<HTMLElement> | undefined;
  onPointerLeave?: PointerEventHandler<HTMLElement> | undefined;
  onFocus?: FocusEventHandler<HTMLElement> | undefined;
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
}

interface DelayedTooltipProps {
  /** Also labels the control. An empty title shows no tooltip. */
  title: string;
  placement?: 'bottom' | 'right';
  /** Milliseconds until it opens. */
  delay?: number;
  children: ReactElement<Handlers>;
}

/**
 * A tooltip that opens after a delay, or at once when the pointer or the focus moves on from another one. Its code is loaded
 * on the first hover or focus. The control is cloned with handlers, not wrapped.
 */
export function DelayedTooltip(props: DelayedTooltipProps) {
  const { title, placement = 'bottom', delay = timings.tooltipDelay, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, close, keep, start, leave } = useDelayedOpening(delay);
  const shown = open && title !== '';
  const approach = (control: HTMLElement) => {
    if (title === '') return;
    setAnchor(control);
    preload(tooltipBubble);
    start();
  };

  const own = children.props;
  const control = cloneElement(children, {
    'aria-label': own['aria-label'] ?? (title || undefined),
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      // Touch presses; it does not hover.
      if (event.pointerType !== 'touch') approach(event.currentTarget);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      leave();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.target.matches(':focus-visible')) approach(event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      close();
    },
  });
  return (
    <>
      {control}
      {anchor ? (
        <LazyComponent
          part={tooltipBubble}
          wanted={shown}
          props={{
            anchor,
            open: shown,
            title,
            placement,
            onEnter: keep,
            onLeave: leave,
            onClose: close,
          }}
        />
      ) : null}
    </>
  );
}
