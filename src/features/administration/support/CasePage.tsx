import { mdiArrowLeft, mdiFileQuestionOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetSupportCaseQuery } from '../../../api/adminSupportApi';
import { asApiError, isNotFound } from '../../../api/apiError';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { Icon } from '../../../components/Icon';
import { useFailureText } from '../../../components/useFailureText';
import { SectionHeader } from '../SectionHeader';
import { CaseDetail } from './CaseDetail';
import { useCasePath } from './useCasePath';

/** One support case. */
export function CasePage() {
  const { t } = useTranslation('adminSupport');
  const { id = '' } = useParams();
  const pathOf = useCasePath();
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
        {t('back')}
      </Button>
      {/^[1-9]\d{0,9}$/.test(id) ? <Case key={id} id={Number(id)} /> : <Missing />}
    </>
  );
}

function Case({ id }: { id: number }) {
  const { t } = useTranslation('adminSupport');
  const failureText = useFailureText();
  const { data, error, isError, refetch } = useGetSupportCaseQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const failure = isError ? asApiError(error) : undefined;
  if (isNotFound(failure)) return <Missing />;
  if (failure) {
    return (
      <>
        <SectionHeader title={t('title')} />
        <ErrorAlert
          message={failureText(failure, t('caseFailed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (data) return <CaseDetail supportCase={data} />;
  return (
    <Stack aria-busy spacing={3}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}

function Missing() {
  const { t } = useTranslation('adminSupport');
  return (
    <>
      <SectionHeader title={t('title')} />
      <EmptyState icon={mdiFileQuestionOutline} title={t('missing')} />
    </>
  );
}
