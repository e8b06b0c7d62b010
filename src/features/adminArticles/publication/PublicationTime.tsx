import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/createI18n';
import { usePickerTexts } from '../../../admin-frame/pickerLocale';
import { InstantChoice } from './InstantChoice';

interface PublicationTimeProps {
  value: string | null;
  onChange: (instant: string | null) => void;
}

/** A date and time picker in the user's calendar and time zone. */
export function PublicationTime({ value, onChange }: PublicationTimeProps) {
  const { t, i18n } = useTranslation('adminArticles');
  const language = currentLanguage(i18n);
  const localeText = usePickerTexts(language);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={localeText}
    >
      <DateTimePicker
        label={t('publish.when')}
        value={value === null ? null : dayjs(value)}
        onChange={(moment) => onChange(moment?.isValid() ? moment.toISOString() : null)}
        slotProps={{
          textField: { fullWidth: true, helperText: t('publish.zone', { zone }) },
        }}
      />
      {value === null ? null : <InstantChoice value={value} onChange={onChange} />}
    </LocalizationProvider>
  );
}
