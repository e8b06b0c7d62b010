import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGetSiteStatisticsQuery } from './adminStatisticsApi';
import { currentLanguage } from '../../i18n/createI18n';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { RangeFields } from './RangeFields';
import { StatisticsCards } from './StatisticsCards';
import { useRangeAddress } from './useRangeAddress';

/** The site's statistics. */
export function StatisticsSection() {
  // Load the namespace of theme names too: loaded by the cards alone, it would suspend the whole page later.
  const { t, i18n } = useTranslation(['adminStatistics', 'themes']);
  const address = useRangeAddress();
  const query = useGetSiteStatisticsQuery({
    ...address.range,
    language: currentLanguage(i18n),
  });
  const { data, isError, isFetching } = query;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <RangeFields address={address} />
      <QueryAlert query={query} otherwise={t('failed')} />
      <Box aria-busy={isFetching} sx={{ opacity: isFetching && data ? 0.6 : 1 }}>
        {data && !isError ? <StatisticsCards statistics={data} /> : null}
        {data || isError ? null : (
          <Stack spacing={2}>
            <Skeleton variant="rounded" height={112} />
            <Skeleton variant="rounded" height={360} />
          </Stack>
        )}
      </Box>
    </>
  );
}
