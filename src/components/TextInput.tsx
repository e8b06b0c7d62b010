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
  /** The form's hold on the field. */
  registration: UseFormRegisterReturn;
  /** What is wrong with it, if anything. */
  fault?: string | undefined;
  /** What to know before filling it in; a fault takes its place. */
  hint?: string | undefined;
};

/** One line of text in a form. Material's own TextField would bring its menus along. */
export function TextInput(props: TextInputProps) {
  const { label, registration, fault, hint, disabled = false, sx = {}, ...input } = props;
  const id = useId();
  const { ref, disabled: _held, ...field } = registration;
  const explained = fault ?? hint;
  return (
    <FormControl fullWidth error={fault !== undefined} disabled={disabled} sx={sx}>
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
        // A fault that appears while the field is being filled in is said, not only shown.
        <FormHelperText id={`${id}-text`} aria-live={fault === undefined ? 'off' : 'polite'}>
          {explained}
        </FormHelperText>
      )}
    </FormControl>
  );
}
