import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportCaseDetail } from './supportCaseFromWire';
import { DetailCard } from '../../admin-frame/DetailCard';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { CaseActions } from './CaseActions';
import { CaseErrors } from './CaseErrors';
import { CaseFacts } from './CaseFacts';
import { CaseHistory } from './CaseHistory';
import { CaseRequests } from './CaseRequests';
import { CaseStatusChip } from './CaseStatusChip';
import { CaseWork } from './CaseWork';

/** One case: description, failed requests, errors, facts, work and history. */
export function CaseDetail({ supportCase }: { supportCase: SupportCaseDetail }) {
  const { t } = useTranslation('adminSupport');
  const [outcome, setOutcome] = useState<Outcome>();
  const [status, setStatus] = useState(supportCase.status);
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <CaseStatusChip status={status} />
      </Box>
      <SectionHeader
        title={supportCase.code}
        actions={<CaseActions supportCase={supportCase} onDone={setOutcome} />}
      />
      <OutcomeAlert outcome={outcome} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <DetailCard title={t('columns.description')}>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {supportCase.description}
            </Typography>
          </DetailCard>
          <CaseRequests requests={supportCase.requests} />
          <CaseErrors errors={supportCase.errors} />
          <CaseWork
            supportCase={supportCase}
            onSaved={(saved) => {
              setStatus(saved);
              setOutcome({ text: t('work.saved') });
            }}
          />
          <CaseHistory id={supportCase.id} />
        </Stack>
        <CaseFacts supportCase={supportCase} />
      </Box>
    </>
  );
}
