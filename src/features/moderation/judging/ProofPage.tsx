import { mdiFileQuestionOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { asApiError, isNotFound } from '../../../api/errors/apiError';
import { useGetModeratedProofQuery } from '../../../api/moderationApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { parseId } from '../../../contract/parseId';
import { useRoute } from '../../../navigation/useRoute';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { useModerationPaths } from '../useModerationPaths';
import { SingleProof } from './SingleProof';
import '../moderation.css';

/** The proof of the URL. */
export function ProofPage() {
  const { t } = useTranslation('moderation');
  const id = parseId(useParams().id ?? '');
  return (
    <>
      <PageMetadata title={`${t('proof.title')} – ${t('label')}`} page="Moderation" />
      {id === undefined ? <Missing /> : <Proof key={id} id={id} />}
    </>
  );
}

function Proof({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const query = useGetModeratedProofQuery({ language, id }, { refetchOnMountOrArgChange: true });
  const failure = query.isError ? asApiError(query.error) : undefined;
  if (isNotFound(failure)) return <Missing />;
  return (
    <>
      <DecisionNotices />
      <ReadResult
        data={query.data}
        failure={failure}
        failed={t('proof.failed')}
        onRetry={() => void query.refetch()}
        skeleton={<Placeholder shape="area" className="moderation-placeholder" />}
      >
        {(proof) => <SingleProof proof={proof} />}
      </ReadResult>
    </>
  );
}

function Missing() {
  const { t } = useTranslation('moderation');
  const { start } = useModerationPaths();
  return (
    <EmptyState
      level="h1"
      icon={mdiFileQuestionOutline}
      title={t('proof.missing')}
      text={t('proof.missingHint')}
    >
      <ActionLink to={start} variant="contained">
        {t('queue.all')}
      </ActionLink>
    </EmptyState>
  );
}
