import type { ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { BusyButton } from '../buttons/BusyButton';
import { VisuallyHidden } from '../VisuallyHidden';

type SubmitButtonProps = Pick<ButtonProps, 'fullWidth' | 'color' | 'size'> & {
  label: string;
  /** The button's label while the form is being submitted. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Why the button is disabled, for screen readers. */
  hint?: string;
};

export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, busy, disabled = false, hint, ...buttonProps } = props;
  const id = useId();
  const explained = hint !== undefined && disabled && !busy;
  return (
    <>
      <BusyButton
        type="submit"
        variant="contained"
        {...buttonProps}
        busy={busy}
        disabled={disabled}
        aria-describedby={explained ? id : undefined}
      >
        {busy ? busyLabel : label}
      </BusyButton>
      {explained ? <VisuallyHidden id={id}>{hint}</VisuallyHidden> : null}
    </>
  );
}
