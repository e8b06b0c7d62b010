import { mdiFileQuestionOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { asApiError, isNotFound } from '../../../api/errors/apiError';
import { useGetModeratedRequestQuery } from '../../../api/moderatedRequestsApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { parseId } from '../../../contract/parseId';
import { useRoute } from '../../../navigation/useRoute';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { useModerationPaths } from '../useModerationPaths';
import { RequestDesk } from './RequestDesk';
import '../moderation.css';

/** The request of the URL. */
export function RequestPage() {
  const { t } = useTranslation('moderation');
  const id = parseId(useParams().id ?? '');
  return (
    <>
      <PageMetadata title={`${t('requests.title')} – ${t('label')}`} page="Moderation" />
      {id === undefined ? <Missing /> : <Request key={id} id={id} />}
    </>
  );
}

function Request({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const query = useGetModeratedRequestQuery({ language, id }, { refetchOnMountOrArgChange: true });
  const failure = query.isError ? asApiError(query.error) : undefined;
  if (isNotFound(failure)) return <Missing />;
  return (
    <>
      <DecisionNotices />
      <ReadResult
        data={query.data}
        failure={failure}
        failed={t('requests.pageFailed')}
        onRetry={() => void query.refetch()}
        skeleton={<Placeholder shape="area" className="moderation-placeholder" />}
      >
        {(request) => <RequestDesk request={request} />}
      </ReadResult>
    </>
  );
}

function Missing() {
  const { t } = useTranslation('moderation');
  const { requests } = useModerationPaths();
  return (
    <EmptyState
      level="h1"
      icon={mdiFileQuestionOutline}
      title={t('requests.missing')}
      text={t('requests.missingHint')}
    >
      <ActionLink to={requests} variant="contained">
        {t('requests.all')}
      </ActionLink>
    </EmptyState>
  );
}
