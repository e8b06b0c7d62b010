import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

type SubmitButtonProps = Pick<ButtonProps, 'fullWidth' | 'color' | 'size'> & {
  label: string;
  /** Stands in the button's place while the form is on its way. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Why the button cannot be pressed, for those who do not see the form as a whole. */
  hint?: string;
};

export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, busy, disabled = false, hint, ...look } = props;
  const id = useId();
  const explained = hint !== undefined && disabled && !busy;
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        {...look}
        loading={busy}
        loadingPosition="start"
        disabled={disabled}
        aria-describedby={explained ? id : undefined}
      >
        {busy ? busyLabel : label}
      </Button>
      {explained ? <VisuallyHidden id={id}>{hint}</VisuallyHidden> : null}
    </>
  );
}
