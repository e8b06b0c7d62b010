import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Omit<
  ButtonProps,
  'className' | 'disabled' | 'loading' | 'onClick'
> {
  /** What it started is not done. */
  busy: boolean;
  /** There is nothing to do. */
  idle?: boolean;
  onClick?: () => void;
}

/** A button that keeps the focus while it does nothing: a disabled one would lose it to the page. */
export function BusyButton({ busy, idle = false, onClick, ...button }: BusyButtonProps) {
  const off = busy || idle;
  const click = (event: MouseEvent) => {
    if (off) event.preventDefault();
    else onClick?.();
  };
  return (
    <Button
      {...button}
      className={off ? buttonClasses.disabled : undefined}
      aria-disabled={off}
      aria-busy={busy}
      startIcon={busy ? <CircularProgress color="inherit" size="1em" /> : button.startIcon}
      onClick={click}
    />
  );
}
