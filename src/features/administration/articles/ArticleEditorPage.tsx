import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetAdminArticleQuery } from '../../../api/adminArticlesApi';
import { asApiError } from '../../../api/apiError';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { useFailureText } from '../../../components/useFailureText';
import { SectionHeader } from '../SectionHeader';
import { ArticleEditor } from './ArticleEditor';

/** The article the address names, to be written. */
export function ArticleEditorPage() {
  const { t } = useTranslation('adminArticles');
  const { id: segment = '' } = useParams();
  const id = /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : undefined;
  const failureText = useFailureText();
  // Whatever the cache says, the newest version is what is written on.
  const { data, error, isFetching, refetch } = useGetAdminArticleQuery(id ?? 0, {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: false,
  });
  const failure = asApiError(error);
  if (data?.id === id && data && !isFetching) return <ArticleEditor key={data.id} loaded={data} />;
  if (id !== undefined && !failure) return <Placeholder />;
  return (
    <>
      <SectionHeader title={t('title')} />
      <ErrorAlert
        message={failure ? failureText(failure, t('editor.loadFailed')) : t('editor.loadFailed')}
        requestId={failure?.kind === 'http' ? failure.requestId : undefined}
        onRetry={id === undefined ? undefined : () => void refetch()}
      />
    </>
  );
}

function Placeholder() {
  return (
    <Stack aria-busy spacing={3}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={480} />
    </Stack>
  );
}
