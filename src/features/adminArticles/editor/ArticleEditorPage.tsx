import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useGetAdminArticleQuery } from '../adminArticlesApi';
import { asApiError } from '../../../api/errors/apiError';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { parseId } from '../../../contract/parseId';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { ArticleEditor } from './ArticleEditor';
import { blankArticle, newArticleState, readDraftKey } from '../draft/newArticle';
import { OrphanedDraftAlert } from '../recovery/OrphanedDraftAlert';
import { TrashedArticle } from '../trash/TrashedArticle';

const newSegment = 'new';

/** The editor page for the article in the URL; `new` is an article that is not on the server yet. */
export function ArticleEditorPage() {
  const { id: segment = '' } = useParams();
  const draftKey = readDraftKey(useLocation().state);
  const [begun, setBegun] = useState<string>();
  if (segment === newSegment && draftKey !== undefined && begun !== draftKey) setBegun(draftKey);
  // Keep the same editor mounted when the first save gives the article its id.
  if (draftKey !== undefined && begun === draftKey) {
    return <NewArticle key={draftKey} draftKey={draftKey} />;
  }
  return segment === newSegment ? <BeginArticle /> : <KnownArticle segment={segment} />;
}

/** Stores the new article's draft key in the history entry, so that a reload finds the local draft. */
function BeginArticle() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('.', { replace: true, state: newArticleState() });
  }, [navigate]);
  return <Placeholder />;
}

function NewArticle({ draftKey }: { draftKey: string }) {
  const navigate = useNavigate();
  const { pathTo } = useRoute();
  const user = useAppSelector(selectUser);
  const [loaded] = useState(() =>
    blankArticle(user ? { id: user.id, username: user.username } : null),
  );
  return (
    <ArticleEditor
      loaded={loaded}
      draftKey={draftKey}
      onCreated={(id) =>
        void navigate(`${pathTo('Administration')}/articles/${id}`, {
          replace: true,
          state: newArticleState(draftKey),
        })
      }
    />
  );
}

function KnownArticle({ segment }: { segment: string }) {
  const { t } = useTranslation('adminArticles');
  const id = parseId(segment);
  const failureText = useFailureText();
  // Always refetch: editing must start from the newest version.
  const { data, error, isFetching, refetch } = useGetAdminArticleQuery(id ?? 0, {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: false,
  });
  const failure = asApiError(error);
  if (data?.id === id && data && !isFetching) {
    if (data.state === 'trashed') {
      return (
        <Stack spacing={3}>
          <OrphanedDraftAlert id={data.id} />
          <TrashedArticle article={data} onRestored={() => void refetch()} />
        </Stack>
      );
    }
    return <ArticleEditor key={data.id} loaded={data} />;
  }
  if (id !== undefined && !failure) return <Placeholder />;
  return (
    <>
      <SectionHeader title={t('title')} />
      <Stack spacing={3}>
        <ErrorAlert
          message={failure ? failureText(failure, t('editor.loadFailed')) : t('editor.loadFailed')}
          requestId={failure?.kind === 'http' ? failure.requestId : undefined}
          onRetry={id === undefined ? undefined : () => void refetch()}
        />
        {id === undefined ? null : <OrphanedDraftAlert id={id} />}
      </Stack>
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
