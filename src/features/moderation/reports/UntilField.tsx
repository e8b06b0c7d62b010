import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { reportRules } from '../../../contract/reports';
import { dayAfter } from './useCaseDecision';
import './reports.css';

interface UntilFieldProps {
  /** A day. */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** The last day of a silence or suspension; buttons choose common ones. */
export function UntilField({ value, error, onChange }: UntilFieldProps) {
  const { t } = useTranslation('reportCases');
  return (
    <div className="case-until">
      <TextField
        type="date"
        size="small"
        label={t('form.until')}
        name="until"
        value={value}
        error={error !== undefined}
        helperText={error}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: dayAfter(1), max: dayAfter(reportRules.longestDays - 1) },
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      {[1, 7, 30].map((days) => (
        <ActionButton
          key={days}
          variant={value === dayAfter(days) ? 'contained' : 'outlined'}
          pressed={value === dayAfter(days)}
          onClick={() => onChange(dayAfter(days))}
        >
          {t('form.days', { count: days })}
        </ActionButton>
      ))}
    </div>
  );
}
