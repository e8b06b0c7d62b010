import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DayFields } from '../../admin-frame/DayFields';
import type { GridAddress } from '../../admin-frame/grid/useGridAddress';
import { dateFilters, type UserFilter } from './usersGrid';

/** Ranges of registration and last-visit dates; each end is optional. */
export function DateFilters({ address }: { address: GridAddress<string, UserFilter> }) {
  const { t } = useTranslation('adminUsers');
  return (
    <Box
      component="fieldset"
      aria-label={t('filters.dates')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
        gap: 1.5,
        m: 0,
        mb: 2,
        p: 0,
        border: 0,
      }}
    >
      <DayFields
        clearable
        fields={dateFilters.map((name) => ({
          name,
          label: t(`filters.${name}`),
          value: address.params.filters[name] ?? '',
        }))}
        onChange={address.filter}
      />
    </Box>
  );
}
