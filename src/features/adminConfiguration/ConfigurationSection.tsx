import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useGetSiteStateQuery } from './adminConfigurationApi';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { ConfigurationForm } from './ConfigurationForm';

/** The site's settings and their versions. */
export function ConfigurationSection() {
  const { t } = useTranslation('adminConfiguration');
  const query = useGetSiteStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch } = query;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <QueryAlert query={query} otherwise={t('failed')} />
      {data ? (
        <ConfigurationForm key={data.version} loaded={data} onReload={() => void refetch()} />
      ) : null}
      {data || isError ? null : (
        <Stack aria-busy spacing={2}>
          {[420, 320, 280].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </Stack>
      )}
    </>
  );
}
