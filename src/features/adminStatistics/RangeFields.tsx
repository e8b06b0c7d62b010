import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isDayRange } from '../../contract/statisticsRange';
import { DayFields } from '../../admin-frame/DayFields';
import { OptionButtons } from '../../admin-frame/OptionButtons';
import { rangePresets, type RangeAddress } from './useRangeAddress';

/** The date range: a preset, or two dates. */
export function RangeFields({ address }: { address: RangeAddress }) {
  const { t } = useTranslation('adminStatistics');
  const { range, today, preset } = address;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <OptionButtons
        label={t('range.label')}
        options={rangePresets}
        value={preset}
        textOf={(days) => t('range.days', { count: days })}
        onChoose={address.choosePreset}
      />
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
