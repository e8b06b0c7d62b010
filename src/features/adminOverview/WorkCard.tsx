import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { AdminOverview } from '../../contract/schemas/adminOverview';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { OverviewCard } from './OverviewCard';

interface Line {
  text: string;
  /** It does not mend itself, or not yet: also shown by another icon. */
  failing: boolean;
}

/** What the site's own work has left: jobs, mails and rankings. */
export function WorkCard({ work }: { work: NonNullable<AdminOverview['work']> }) {
  const { t } = useTranslation(['adminOverview', 'adminOperation']);
  const { count, longDate } = useFormats();
  const { pathTo } = useRoute();
  const counted = (value: number) => ({ count: value, formatted: count(value) });
  const { rankingWaitingSince: since } = work;
  const lines: Line[] = work.failingJobs.map((kind) => ({
    text: t('work.job', { job: t(`adminOperation:jobs.kinds.${kind}`) }),
    failing: true,
  }));
  const add = (number: number, text: string, failing = false) =>
    number > 0 ? lines.push({ text, failing }) : 0;
  add(work.nbMailFailed, t('work.mailsFailed', counted(work.nbMailFailed)), true);
  add(work.nbRankingFailing, t('work.rankingsFailing', counted(work.nbRankingFailing)), true);
  add(work.nbMailWaiting, t('work.mailsWaiting', counted(work.nbMailWaiting)));
  add(
    work.nbRankingWaiting,
    t('work.rankingsWaiting', {
      ...counted(work.nbRankingWaiting),
      date: since === null ? '–' : longDate(since),
    }),
  );
  return (
    <OverviewCard
      title={t('work.title')}
      to={`${pathTo('Administration')}/operation`}
      empty={t('work.empty')}
      entries={lines.map(({ text, failing }) => (
        <Box
          key={text}
          component="li"
          sx={{
            display: 'flex',
            gap: 1,
            color: failing ? 'error.main' : 'text.primary',
            fontWeight: failing ? 600 : 400,
            overflowWrap: 'anywhere',
          }}
        >
          <Icon path={failing ? mdiAlertCircleOutline : mdiClockOutline} fontSize="small" />
          {text}
        </Box>
      ))}
    />
  );
}
