import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../admin-frame/DetailCard';
import type { Operation } from '../../contract/schemas/adminOperation';
import { useFormats } from '../../i18n/useFormats';

const largest = 8;
/** The cells need no padding at the edges of the card, and little on phones. */
const cells = {
  '& th, & td': { px: { xs: 1, sm: 2 } },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
} as const;
const numbers = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The tables of the database, largest first. */
export function SizeCard({ database }: { database: Operation['database'] | undefined }) {
  const { t } = useTranslation('adminOperation');
  const { count, storageSize } = useFormats();
  const [all, setAll] = useState(false);
  if (!database) {
    return (
      <DetailCard title={t('sizes.title')}>
        <Skeleton variant="rounded" height={320} />
      </DetailCard>
    );
  }
  const { embedded, version, tables } = database;
  const most = Math.max(1, ...tables.map(({ bytes }) => bytes));
  return (
    <DetailCard title={t('sizes.title')}>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {embedded ? t('sizes.embedded', { version }) : t('sizes.server', { version })}
      </Typography>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={t('sizes.label')} sx={cells}>
          <TableHead>
            <TableRow>
              <TableCell>{t('sizes.table')}</TableCell>
              <TableCell align="right">{t('sizes.size')}</TableCell>
              <TableCell align="right">{t('sizes.rows')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {tables.slice(0, all ? undefined : largest).map(({ name, bytes, rows }) => (
              <TableRow key={name}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ width: '50%', overflowWrap: 'anywhere' }}
                >
                  {name}
                  <Box
                    sx={{
                      height: 4,
                      mt: 0.5,
                      width: `${Math.ceil((bytes / most) * 100)}%`,
                      borderRadius: 1,
                      bgcolor: 'primary.main',
                    }}
                  />
                </TableCell>
                <TableCell align="right" sx={numbers}>
                  {storageSize(bytes)}
                </TableCell>
                <TableCell align="right" sx={numbers}>
                  {rows < 0 ? '–' : count(rows)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {tables.length > largest ? (
        <Button
          size="small"
          color="inherit"
          sx={{ mt: 1, ml: '-0.75rem' }}
          onClick={() => setAll(!all)}
        >
          {all ? t('sizes.largest') : t('sizes.all')}
        </Button>
      ) : null}
    </DetailCard>
  );
}
