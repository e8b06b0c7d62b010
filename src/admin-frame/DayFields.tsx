import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '../contract/calendarDay';
import { currentLanguage } from '../i18n/createI18n';
import { usePickerTexts } from './pickerLocale';

interface DayFieldsProps<Name extends string> {
  fields: readonly { name: Name; label: string; value: string }[];
  /** The last selectable day. */
  last?: string;
  /** Whether a field may be empty. */
  clearable?: boolean;
  onChange: (name: Name, day: string) => void;
}

/** Date pickers in the user's calendar. Values are ISO dates as in the URL (2026-11-21), or an empty string. */
export function DayFields<Name extends string>(props: DayFieldsProps<Name>) {
  const { i18n } = useTranslation('administration');
  const language = currentLanguage(i18n);
  const localeText = usePickerTexts(language);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={localeText}
    >
      {props.fields.map((field) => (
        <DayField key={field.name} {...props} {...field} />
      ))}
    </LocalizationProvider>
  );
}

/** The pickers draw their own outline, fainter than that of the other fields. */
const outline = {
  '& .MuiPickersOutlinedInput-root:not(:hover, .Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline':
    { borderColor: 'control.border' },
};

type DayFieldProps<Name extends string> = Omit<DayFieldsProps<Name>, 'fields'> &
  DayFieldsProps<Name>['fields'][number];

function DayField<Name extends string>(props: DayFieldProps<Name>) {
  const { name, label, value, last, clearable = false, onChange } = props;
  // Memoized: with a new object for the same day, the field would discard what is being typed.
  const day = useMemo(() => (isDay(value) ? dayjs(value) : null), [value]);
  return (
    <DatePicker
      name={name}
      label={label}
      value={day}
      {...(last === undefined ? {} : { maxDate: dayjs(last) })}
      onChange={(wanted) => {
        if (wanted === null && clearable) onChange(name, '');
        // An incomplete date, as while typing, selects nothing.
        const text = wanted?.isValid() ? wanted.format('YYYY-MM-DD') : '';
        if (isDay(text) && text !== value) onChange(name, text);
      }}
      slotProps={{
        textField: { size: 'small', fullWidth: true, sx: outline },
        field: { clearable },
      }}
    />
  );
}
