import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export type TextInputProps = Pick<
  OutlinedInputProps,
  'autoComplete' | 'disabled' | 'endAdornment' | 'inputProps' | 'sx' | 'type'
> & {
  label: string;
  /** The result of react-hook-form's `register`. */
  registration: UseFormRegisterReturn;
  /** The validation error, if any. */
  error?: string | undefined;
  /** Help text; an error replaces it. */
  hint?: string | undefined;
};

/** A single-line text field. Material UI's TextField would also bundle its menus. */
export function TextInput(props: TextInputProps) {
  const { label, registration, error, hint, disabled = false, sx = {}, ...input } = props;
  const id = useId();
  const { ref, disabled: _held, ...field } = registration;
  const explained = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        {...input}
        {...field}
        inputRef={ref}
        aria-describedby={explained === undefined ? undefined : `${id}-text`}
      />
      {explained === undefined ? null : (
        // An error that appears while the user types is announced, not only shown.
        <FormHelperText id={`${id}-text`} aria-live={error === undefined ? 'off' : 'polite'}>
          {explained}
        </FormHelperText>
      )}
    </FormControl>
  );
}
