import { mdiFileQuestionOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { asApiError, isNotFound } from '../../../api/errors/apiError';
import { useGetReportCaseQuery } from '../../../api/reportCasesApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { parseId } from '../../../contract/parseId';
import { useRoute } from '../../../navigation/useRoute';
import { useModerationPaths } from '../useModerationPaths';
import { CaseDesk } from './CaseDesk';
import '../moderation.css';

/** The case of the URL. */
export function CasePage() {
  const { t } = useTranslation(['reportCases', 'moderation']);
  const id = parseId(useParams().id ?? '');
  return (
    <>
      <PageMetadata title={`${t('case.title')} – ${t('moderation:label')}`} page="Moderation" />
      {id === undefined ? <Missing /> : <Case key={id} id={id} />}
    </>
  );
}

function Case({ id }: { id: number }) {
  const { t } = useTranslation('reportCases');
  const { language } = useRoute();
  const query = useGetReportCaseQuery({ language, id }, { refetchOnMountOrArgChange: true });
  const failure = query.isError ? asApiError(query.error) : undefined;
  if (isNotFound(failure)) return <Missing />;
  return (
    <ReadResult
      data={query.data}
      failure={failure}
      failed={t('case.failed')}
      onRetry={() => void query.refetch()}
      skeleton={<Placeholder shape="area" className="moderation-placeholder" />}
    >
      {(reported) => <CaseDesk reported={reported} />}
    </ReadResult>
  );
}

function Missing() {
  const { t } = useTranslation('reportCases');
  const { reports } = useModerationPaths();
  return (
    <EmptyState
      level="h1"
      icon={mdiFileQuestionOutline}
      title={t('case.missing')}
      text={t('case.missingHint')}
    >
      <ActionLink to={reports} variant="contained">
        {t('case.all')}
      </ActionLink>
    </EmptyState>
  );
}
