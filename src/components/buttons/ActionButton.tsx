import type { ReactNode, Ref } from 'react';
import { actionClass, type ActionSize, type ActionVariant } from './actionClass';

interface ActionButtonProps {
  ref?: Ref<HTMLButtonElement>;
  variant: ActionVariant;
  size?: ActionSize;
  /** Its name where the words in it do not say enough. */
  label?: string;
  /** The state of a button that switches something. */
  pressed?: boolean;
  disabled?: boolean;
  /** What it started is not done: it shows that, keeps the focus, and does nothing. */
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button without Material UI code, for reading pages and for error screens, which must not need another chunk. */
export function ActionButton(props: ActionButtonProps) {
  const { ref, variant, size, label, pressed, disabled, busy = false, onClick, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={actionClass(variant, size)}
    >
      {children}
    </button>
  );
}
