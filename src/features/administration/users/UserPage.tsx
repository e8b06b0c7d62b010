import { mdiAccountOffOutline, mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetAccountQuery } from '../../../api/adminUsersApi';
import { asApiError, isNotFound } from '../../../api/apiError';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { Icon } from '../../../components/Icon';
import { useFailureText } from '../../../components/useFailureText';
import { SectionHeader } from '../SectionHeader';
import { UserDetail } from './UserDetail';
import { useUserPath } from './useUserPath';

/** The account of one member. */
export function UserPage() {
  const { t } = useTranslation('adminUsers');
  const { id = '' } = useParams();
  const pathOf = useUserPath();
  return (
    <>
      <Button
        component={Link}
        to={pathOf()}
        color="inherit"
        size="small"
        startIcon={<Icon path={mdiArrowLeft} />}
        sx={{ mb: 2, ml: -1 }}
      >
        {t('detail.back')}
      </Button>
      {/^[1-9]\d{0,9}$/.test(id) ? <Account key={id} id={Number(id)} /> : <Missing />}
    </>
  );
}

function Account({ id }: { id: number }) {
  const { t } = useTranslation('adminUsers');
  const failureText = useFailureText();
  const { data, error, isError, refetch } = useGetAccountQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const failure = isError ? asApiError(error) : undefined;
  if (isNotFound(failure)) return <Missing />;
  if (data) return <UserDetail account={data} />;
  if (failure) {
    return (
      <>
        <SectionHeader title={t('detail.failed')} />
        <ErrorAlert
          message={failureText(failure, t('detail.failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <Stack aria-busy spacing={3}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}

function Missing() {
  const { t } = useTranslation('adminUsers');
  return (
    <>
      <SectionHeader title={t('title')} />
      <EmptyState icon={mdiAccountOffOutline} title={t('detail.missing')} />
    </>
  );
}
