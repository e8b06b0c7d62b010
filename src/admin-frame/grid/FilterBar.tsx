import { mdiFilterRemoveOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

interface FilterBarProps {
  narrowed: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

/** The bar above a list: its filters, and a reset button. */
export function FilterBar({ narrowed, onReset, children }: FilterBarProps) {
  const { t } = useTranslation('administration');
  return (
    <Box
      {...landmark}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        '& > *': { flex: { xs: '1 1 9rem', md: '0 1 11rem' } },
      }}
    >
      {children}
      {narrowed ? (
        <Button
          color="inherit"
          startIcon={<Icon path={mdiFilterRemoveOutline} />}
          onClick={onReset}
          sx={{ '&&': { flex: '0 0 auto' } }}
        >
          {t('grid.reset')}
        </Button>
      ) : null}
    </Box>
  );
}
