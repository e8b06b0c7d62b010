import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { reportRules } from '../../../contract/reports';

interface CaseNoteFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (note: string) => void;
}

/** Words beside a reason, which both sides read. */
export function CaseNoteField({ value, error, onChange }: CaseNoteFieldProps) {
  const { t } = useTranslation('reportCases');
  return (
    <TextField
      fullWidth
      multiline
      size="small"
      maxRows={5}
      label={t('form.note')}
      name="note"
      value={value}
      error={error !== undefined}
      helperText={error ?? t('form.noteHint', { count: reportRules.note })}
      slotProps={{ htmlInput: { maxLength: reportRules.note } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
