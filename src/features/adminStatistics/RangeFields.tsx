import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { isDayRange } from '../../contract/statisticsRange';
import { DayFields } from '../../admin-frame/DayFields';
import { rangePresets, type RangeAddress } from './useRangeAddress';

/** The date range: a preset, or two dates. */
export function RangeFields({ address }: { address: RangeAddress }) {
  const { t } = useTranslation('adminStatistics');
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
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 24rem' } }}
      >
        <DayFields
          last={today}
          fields={(['from', 'to'] as const).map((name) => ({
            name,
            label: t(`range.${name}`),
            value: range[name],
          }))}
          onChange={(name, day) => {
            const wanted = { ...range, [name]: day };
            if (isDayRange(wanted)) address.chooseRange(wanted);
          }}
        />
      </Stack>
    </Box>
  );
}
