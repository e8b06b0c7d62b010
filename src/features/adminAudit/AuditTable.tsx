import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../admin-frame/auditEntryFromWire';
import { concernsPerson } from '../../contract/auditEvents';
import { useFormats } from '../../i18n/useFormats';
import { AuditDetails } from './AuditDetails';
import { AuditPersonName } from '../../admin-frame/AuditPersonName';

/** One row per entry, newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('adminAudit');
  return (
    <TableContainer
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Table
        aria-label={t('title')}
        sx={{
          '& th': { fontWeight: 600 },
          '& thead th': { bgcolor: 'surface.muted' },
          '& td, & tbody th': { py: 1.5, verticalAlign: 'top' },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            {(['at', 'event', 'actor', 'subject', 'details'] as const).map((name) => (
              <TableCell key={name}>{t(`columns.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('adminAudit');
  const { longDate } = useFormats();
  const self = entry.actor !== null && entry.actor.id === entry.subject?.id;
  const isThing = self && !concernsPerson(entry.event);
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={entry.at ?? undefined}>{longDate(entry.at ?? '')}</time>
      </TableCell>
      <TableCell component="th" scope="row">
        {t(`events.${entry.event}`)}
      </TableCell>
      <TableCell sx={personStyles}>
        <AuditPersonName person={entry.actor} nobody={t('nobody')} />
      </TableCell>
      <TableCell sx={personStyles}>
        {self && !isThing ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('self')}
          </Box>
        ) : (
          <AuditPersonName person={isThing ? null : entry.subject} nobody="–" />
        )}
      </TableCell>
      <TableCell sx={{ minWidth: '16rem' }}>
        <AuditDetails entry={entry} />
      </TableCell>
    </TableRow>
  );
}

/** Fits most names on one line; longer ones wrap. */
const personStyles = { minWidth: '9rem' } as const;
