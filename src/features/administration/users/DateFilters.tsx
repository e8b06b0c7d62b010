import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { GridAddress } from '../grid/useGridAddress';
import { dateFilters, type UserFilter } from './usersGrid';

/** Days between which members registered or were last here; each end may be left open. */
export function DateFilters({ address }: { address: GridAddress<string, UserFilter> }) {
  const { t } = useTranslation('adminUsers');
  return (
    <Box
      component="fieldset"
      aria-label={t('filters.dates')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        gap: 1.5,
        m: 0,
        mb: 2,
        p: 0,
        border: 0,
      }}
    >
      {dateFilters.map((name) => (
        <TextField
          key={name}
          type="date"
          size="small"
          name={name}
          label={t(`filters.${name}`)}
          value={address.params.filters[name] ?? ''}
          onChange={({ target }) => address.filter(name, target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}
