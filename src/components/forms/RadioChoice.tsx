import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type ReactNode, type Ref } from 'react';

interface RadioChoiceProps<Value extends string> {
  label: string;
  choices: readonly Value[];
  labelOf: (choice: Value) => ReactNode;
  value: Value | undefined;
  error?: string | undefined;
  /** The group; its inputs can be focused by script. */
  ref?: Ref<HTMLDivElement>;
  onChange: (choice: Value) => void;
}

/** One of several, all in sight. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { label, choices, labelOf, value, error, ref, onChange } = props;
  const id = useId();
  return (
    <FormControl error={error !== undefined} sx={{ width: '100%' }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        ref={ref}
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value ?? ''}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            sx={{ mr: 0, minHeight: 34 }}
            control={<Radio size="small" sx={{ py: 0.5 }} onChange={() => onChange(choice)} />}
            label={labelOf(choice)}
          />
        ))}
      </RadioGroup>
      {error === undefined ? null : (
        <FormHelperText id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
