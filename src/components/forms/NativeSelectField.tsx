import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { SelectOption } from './SelectField';

interface NativeSelectFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  hint: string;
  /** Shown instead of the hint. */
  error?: string | undefined;
  disabled?: boolean;
}

/** A form field with a native select, which is easier to use on phones. */
export function NativeSelectField<Value extends string>(props: NativeSelectFieldProps<Value>) {
  const { label, name, value, options, onChange, hint, error, disabled = false } = props;
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputProps={{
          id,
          name,
          'aria-describedby': `${id}-text`,
          'aria-invalid': error !== undefined,
        }}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-text`}>{error ?? hint}</FormHelperText>
    </FormControl>
  );
}
