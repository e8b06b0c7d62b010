import Box from '@mui/material/Box';
import type { AuditEntry } from '../../../api/adminAuditApi';

/** What was recorded beside the event, as it was recorded: names and values of the program, not prose. */
export function AuditDetails({ details }: Pick<AuditEntry, 'details'>) {
  if (details.length === 0) return null;
  return (
    <Box
      component="dl"
      lang="en"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1,
        m: 0,
        fontSize: '0.8125rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere', fontFamily: 'monospace' },
      }}
    >
      {details.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
