import TextField from '@mui/material/TextField';
import type { SiteForm } from './siteForm';

interface SiteTextFieldProps {
  form: Pick<SiteForm, 'errorOf'>;
  /** The setting's path: `partners.0.url`. */
  field: string;
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  hint?: string;
  type?: 'text' | 'url' | 'number';
  multiline?: boolean;
}

/** One text setting with its error message. */
export function SiteTextField(props: SiteTextFieldProps) {
  const { form, field, label, value, onChange, hint, type = 'text', multiline = false } = props;
  const error = form.errorOf(field);
  return (
    <TextField
      fullWidth
      size="small"
      name={field}
      label={label}
      value={Number.isNaN(value) ? '' : value}
      type={type === 'url' ? 'text' : type}
      multiline={multiline}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          ...(type === 'url' ? { inputMode: 'url' } : {}),
          ...(type === 'number' ? { step: 'any' } : {}),
        },
      }}
    />
  );
}
