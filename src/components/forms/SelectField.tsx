import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/** A select field. No option may have an empty value: the browser treats it as "nothing chosen". */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, name, value, options, onChange } = props;
  const id = useId();
  if (options.some((option) => option.value === '')) {
    throw new RangeError(`An option of "${name}" has an empty value.`);
  }
  return (
    <TextField
      select
      id={id}
      size="small"
      label={label}
      name={name}
      value={value}
      // The label does not widen the field, and is longer than some values.
      sx={{ minWidth: '10rem' }}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
