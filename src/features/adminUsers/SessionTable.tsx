import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useTranslation } from 'react-i18next';
import type { AccountSession } from './accountSessionFromWire';
import { useFormats } from '../../i18n/useFormats';
import { VisuallyHidden } from '../../components/VisuallyHidden';

interface SessionTableProps {
  sessions: readonly AccountSession[];
  /** Omitted if the user may not revoke sessions. */
  onRevoke?: ((session: AccountSession) => void) | undefined;
}

const styles: SystemStyleObject<Theme> = {
  '& th, & td': { px: 1, py: 1.25 },
  '& thead th:first-of-type, & tbody th': { pl: 0 },
  '& thead th:last-of-type, & tbody td:last-of-type': { pr: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0, pb: 0 },
};
/** Hidden on narrow screens. */
const wide = { display: { xs: 'none', md: 'table-cell' } };

/** One row per session of the member. */
export function SessionTable({ sessions, onRevoke }: SessionTableProps) {
  const { t } = useTranslation('adminUsers');
  return (
    <Table size="small" aria-label={t('sessions.title')} sx={styles}>
      <TableHead>
        <TableRow>
          <TableCell>{t('sessions.device')}</TableCell>
          <TableCell sx={wide}>{t('sessions.network')}</TableCell>
          <TableCell>{t('sessions.lastUsed')}</TableCell>
          <TableCell sx={wide}>{t('sessions.started')}</TableCell>
          {onRevoke ? (
            <TableCell align="right">
              <VisuallyHidden>{t('sessions.action')}</VisuallyHidden>
            </TableCell>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onRevoke={onRevoke} />
        ))}
      </TableBody>
    </Table>
  );
}

function SessionRow({
  session,
  onRevoke,
}: Pick<SessionTableProps, 'onRevoke'> & { session: AccountSession }) {
  const { t } = useTranslation('adminUsers');
  const { longDate } = useFormats();
  const device = session.device ?? t('sessions.unknownDevice');
  const network = session.network ?? t('sessions.unknownNetwork');
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {device}
          {session.current ? (
            <Chip size="small" color="primary" label={t('sessions.current')} />
          ) : null}
        </Box>
        <Box
          sx={{
            display: { md: 'none' },
            fontWeight: 400,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {network}
        </Box>
      </TableCell>
      <TableCell sx={wide}>{network}</TableCell>
      <TableCell>{longDate(session.lastUsedAt ?? '')}</TableCell>
      <TableCell sx={wide}>{longDate(session.createdAt ?? '')}</TableCell>
      {onRevoke ? (
        <TableCell align="right">
          <Button
            size="small"
            color="error"
            aria-label={t('sessions.revokeNamed', { device })}
            onClick={() => onRevoke(session)}
          >
            {t('sessions.revoke')}
          </Button>
        </TableCell>
      ) : null}
    </TableRow>
  );
}
