import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState, type MouseEvent } from 'react';

interface BusyButtonProps extends Omit<
  ButtonProps,
  'className' | 'loading' | 'onBlur' | 'onClick'
> {
  /** What it started is not done. */
  busy: boolean;
  /** There is nothing to do; it can have the focus nevertheless. */
  idle?: boolean;
  onClick?: () => void;
}

/**
 * A button that keeps the focus while it does what it was pressed for, and when nothing is left to do then: a disabled one
 * would lose it to the page.
 */
export function BusyButton(props: BusyButtonProps) {
  const { busy, idle = false, disabled = false, onClick, ...button } = props;
  // From when it is busy until the focus leaves it.
  const [isHeld, setHeld] = useState(busy);
  if (busy && !isHeld) setHeld(true);
  const isOff = busy || idle || (disabled && isHeld);
  const click = (event: MouseEvent) => {
    if (isOff) event.preventDefault();
    else onClick?.();
  };
  return (
    <Button
      {...button}
      disabled={disabled && !isHeld}
      className={isOff ? buttonClasses.disabled : undefined}
      aria-disabled={isOff}
      aria-busy={busy}
      startIcon={
        busy ? <CircularProgress aria-hidden color="inherit" size="1em" /> : button.startIcon
      }
      onBlur={() => setHeld(busy)}
      onClick={click}
    />
  );
}
