import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SupportCaseOverview } from './supportCaseFromWire';
import { useFormats } from '../../i18n/useFormats';
import { CaseCode } from './CaseCode';
import { CaseReporter } from './CaseReporter';
import { CaseStatusChip } from './CaseStatusChip';

/** A support case as a card, for narrow screens. */
export function CaseCard({ supportCase }: { supportCase: SupportCaseOverview }) {
  const { longDate } = useFormats();
  const { id, code, status, summary, reporter, createdAt } = supportCase;
  const { page, browser, operatingSystem } = supportCase;
  const place = [page, browser, operatingSystem].filter((part) => part !== '').join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <CaseCode id={id} code={code} />
        <CaseStatusChip status={status} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{summary}</Typography>
      {place === '' ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {place}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <CaseReporter reporter={reporter} />
        {createdAt === null ? null : ` · ${longDate(createdAt)}`}
      </Typography>
    </Box>
  );
}
