import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGetSiteStateQuery } from '../../../api/adminConfigurationApi';
import { asApiError } from '../../../api/apiError';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { useFailureText } from '../../../components/useFailureText';
import { SectionHeader } from '../SectionHeader';
import { ConfigurationForm } from './ConfigurationForm';

/** What the site is set up with. */
export function ConfigurationSection() {
  const { t } = useTranslation('adminConfiguration');
  const failureText = useFailureText();
  const { data, error, isError, refetch } = useGetSiteStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = isError ? asApiError(error) : undefined;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <ConfigurationForm key={data.version} loaded={data} onReload={() => void refetch()} />
      ) : null}
      {data || failure ? null : (
        <Stack aria-busy spacing={2}>
          {[420, 320, 280].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </Stack>
      )}
    </>
  );
}
