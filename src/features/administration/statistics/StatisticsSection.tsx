import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGetSiteStatisticsQuery } from '../../../api/adminStatisticsApi';
import { asApiError } from '../../../api/apiError';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { useFailureText } from '../../../components/useFailureText';
import { currentLanguage } from '../../../i18n/createI18n';
import { SectionHeader } from '../SectionHeader';
import { RangeFields } from './RangeFields';
import { StatisticsCards } from './StatisticsCards';
import { useRangeAddress } from './useRangeAddress';

/** How the site does. */
export function StatisticsSection() {
  const { t, i18n } = useTranslation('adminStatistics');
  const failureText = useFailureText();
  const address = useRangeAddress();
  const { data, error, isError, isFetching, refetch } = useGetSiteStatisticsQuery({
    ...address.range,
    language: currentLanguage(i18n),
  });
  const failure = isError ? asApiError(error) : undefined;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <RangeFields address={address} />
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Box aria-busy={isFetching} sx={{ opacity: isFetching && data ? 0.6 : 1 }}>
        {data && !failure ? <StatisticsCards statistics={data} /> : null}
        {data || failure ? null : (
          <Stack spacing={2}>
            <Skeleton variant="rounded" height={112} />
            <Skeleton variant="rounded" height={360} />
          </Stack>
        )}
      </Box>
    </>
  );
}
