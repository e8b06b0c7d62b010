import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { isDayRange } from '../../../contract/statisticsRange';
import { currentLanguage } from '../../../i18n/createI18n';
import { pickerTexts } from '../articles/pickerLocale';
import { rangePresets, type RangeAddress } from './useRangeAddress';

/** Which days: a preset, or two dates. */
export function RangeFields({ address }: { address: RangeAddress }) {
  const { t, i18n } = useTranslation('adminStatistics');
  const language = currentLanguage(i18n);
  const localeText = use(pickerTexts(language));
  const { range, today, preset } = address;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={t('range.label')}
        value={preset ?? null}
        onChange={(_event, days: number | null) => {
          if (days !== null) address.choosePreset(days);
        }}
      >
        {rangePresets.map((days) => (
          <ToggleButton key={days} value={days} sx={{ px: 1.75, textTransform: 'none' }}>
            {t('range.days', { count: days })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={localeText}
      >
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 24rem' } }}
        >
          {(['from', 'to'] as const).map((name) => (
            <DatePicker
              key={`${name} ${range[name]}`}
              label={t(`range.${name}`)}
              defaultValue={dayjs(range[name])}
              maxDate={dayjs(today)}
              onChange={(day) => {
                if (!day?.isValid()) return;
                const wanted = { ...range, [name]: day.format('YYYY-MM-DD') };
                if (isDayRange(wanted)) address.chooseRange(wanted);
              }}
              slotProps={{ textField: { size: 'small', fullWidth: true } }}
            />
          ))}
        </Stack>
      </LocalizationProvider>
    </Box>
  );
}
