import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface OptionButtonsProps<Value extends string | number> {
  label: string;
  options: readonly Value[];
  /** Undefined: none is chosen. */
  value: Value | undefined;
  textOf: (option: Value) => string;
  onChoose: (option: Value) => void;
}

/** A row of buttons of which at most one is pressed. */
export function OptionButtons<Value extends string | number>(props: OptionButtonsProps<Value>) {
  const { label, options, value, textOf, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={value ?? null}
      // Pressing the chosen button again changes nothing.
      onChange={(_event, chosen: Value | null) => {
        if (chosen !== null) onChoose(chosen);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ px: 1.75, textTransform: 'none' }}>
          {textOf(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
