import { mdiAlertCircleOutline, mdiClockOutline, mdiPlay, mdiProgressClock } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/buttons/BusyButton';
import { DetailCard } from '../../admin-frame/DetailCard';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { StatusChip, type StatusStyle } from '../../admin-frame/StatusChip';
import { asApiError } from '../../api/errors/apiError';
import { useFailureText } from '../../components/feedback/useFailureText';
import { Icon } from '../../components/Icon';
import type { JobKind, JobState } from '../../contract/jobKinds';
import type { Job } from '../../contract/schemas/adminJobs';
import { useFormats } from '../../i18n/useFormats';
import { useGetJobsQuery, useRunJobMutation } from './adminOperationApi';
import { Entry, EntryList } from './EntryList';
import { polling } from './polling';

const styles: Readonly<Record<JobState, StatusStyle>> = {
  running: { color: 'info', icon: mdiProgressClock },
  waiting: { color: 'default', icon: mdiClockOutline },
  failing: { color: 'error', icon: mdiAlertCircleOutline },
};

/** The background jobs: how they went, and a button that starts one. */
export function JobCard() {
  const { t } = useTranslation('adminOperation');
  const failureText = useFailureText();
  const query = useGetJobsQuery(undefined, polling);
  const [runJob, { isLoading, originalArgs }] = useRunJobMutation();
  const [outcome, setOutcome] = useState<Outcome>();

  const run = async (kind: JobKind) => {
    const error = asApiError((await runJob(kind)).error);
    setOutcome(
      error
        ? { text: failureText(error, t('jobs.notRequested')), failed: true }
        : { text: t('jobs.requested', { job: t(`jobs.kinds.${kind}`) }) },
    );
  };

  return (
    <DetailCard title={t('jobs.title')}>
      <OutcomeAlert outcome={outcome} />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <QueryAlert query={query} otherwise={t('jobs.loadFailed')} />
      </Box>
      {query.isError && !query.data ? null : (
        <EntryList
          label={t('jobs.title')}
          empty={t('jobs.empty')}
          entries={query.data?.items.map((job) => (
            <JobEntry
              key={job.kind}
              job={job}
              busy={isLoading && originalArgs === job.kind}
              onRun={() => void run(job.kind)}
            />
          ))}
        />
      )}
    </DetailCard>
  );
}

function JobEntry({ job, busy, onRun }: { job: Job; busy: boolean; onRun: () => void }) {
  const { t } = useTranslation('adminOperation');
  const { longDate } = useFormats();
  const { kind, state, lastSuccessAt, lastError, lastErrorAt, nextRunAt } = job;
  const name = t(`jobs.kinds.${kind}`);
  return (
    <Entry
      title={name}
      status={<StatusChip label={t(`jobs.states.${state}`)} {...styles[state]} />}
      facts={[
        [t('jobs.lastSuccessAt'), lastSuccessAt === null ? t('never') : longDate(lastSuccessAt)],
        [t('jobs.nextRunAt'), nextRunAt === null ? '–' : longDate(nextRunAt)],
        ...(lastError === null || lastErrorAt === null
          ? []
          : [
              [
                t('jobs.lastError'),
                t('jobs.errorAt', { error: lastError, date: longDate(lastErrorAt) }),
              ] as const,
            ]),
      ]}
      actions={
        <BusyButton
          size="small"
          color="inherit"
          startIcon={<Icon path={mdiPlay} />}
          busy={busy}
          aria-label={t('jobs.runJob', { job: name })}
          onClick={onRun}
        >
          {t('jobs.run')}
        </BusyButton>
      }
    />
  );
}
