import { mdiRefresh } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { Icon } from '../../components/Icon';
import { languageTags } from '../../contract/languages';
import { currentLanguage } from '../../i18n/createI18n';
import { useAppDispatch } from '../../store/hooks';
import { refreshOperation, useGetJobsQuery, useGetOperationQuery } from './adminOperationApi';
import { JobCard } from './JobCard';
import { MailCard } from './MailCard';
import { NodeCard } from './NodeCard';
import { RankingCard } from './RankingCard';
import { polling } from './polling';
import { RequestCharts } from './RequestCharts';
import { SizeCard } from './SizeCard';
import { StatusTiles } from './StatusTiles';

/** How the site runs. */
export function OperationSection() {
  const { t, i18n } = useTranslation('adminOperation');
  const dispatch = useAppDispatch();
  const query = useGetOperationQuery(undefined, polling);
  const { data: jobs, isError: jobsFailed } = useGetJobsQuery(undefined, polling);
  const { data, fulfilledTimeStamp, isError } = query;
  const failed = isError && !data;
  const time = new Intl.DateTimeFormat(languageTags[currentLanguage(i18n)], {
    timeStyle: 'medium',
  });
  return (
    <>
      <SectionHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {fulfilledTimeStamp === undefined ? null : (
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {t('updated', { time: time.format(fulfilledTimeStamp) })}
              </Typography>
            )}
            <Button
              color="inherit"
              startIcon={<Icon path={mdiRefresh} />}
              onClick={() => dispatch(refreshOperation())}
            >
              {t('refresh')}
            </Button>
          </Box>
        }
      />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <QueryAlert query={query} otherwise={t('failed')} />
      </Box>
      {failed ? null : (
        <StatusTiles operation={data} jobs={jobs?.items ?? (jobsFailed ? null : undefined)} />
      )}
      <RequestCharts />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <JobCard />
          <MailCard />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {failed ? null : <NodeCard nodes={data?.nodes} />}
          <RankingCard />
          {failed ? null : <SizeCard database={data?.database} />}
        </Stack>
      </Box>
    </>
  );
}
