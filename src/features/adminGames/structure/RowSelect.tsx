import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface RowSelectProps {
  field: string;
  label: string;
  /** A visible label, where the place does not say what the choice is. */
  caption?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What the choice means, or an error. */
  hint?: string | undefined;
  error?: string | undefined;
  /** The id of the note that says why it cannot be changed. */
  lockedBy?: string | undefined;
  width: string;
  onChange: (value: string) => void;
}

/** A native select without a visible label: a list of charts has hundreds of them. */
export function RowSelect(props: RowSelectProps) {
  const { field, label, caption, value, options, hint, error, lockedBy, width, onChange } = props;
  const id = useId();
  const text = error ?? hint;
  const described = [text === undefined ? undefined : id, lockedBy].filter(Boolean).join(' ');
  return (
    <Box data-field={field} sx={{ flex: `0 1 ${width}`, minWidth: '8rem' }}>
      {caption === undefined ? null : (
        <Typography variant="caption" component="p" aria-hidden sx={{ color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
      <NativeSelect
        fullWidth
        disabled={lockedBy !== undefined}
        input={<OutlinedInput size="small" error={error !== undefined} />}
        value={value}
        inputProps={{ 'aria-label': label, 'aria-describedby': described || undefined }}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {text === undefined ? null : (
        <FormHelperText id={id} error={error !== undefined} sx={{ mx: 1, mt: 0.25 }}>
          {text}
        </FormHelperText>
      )}
    </Box>
  );
}
