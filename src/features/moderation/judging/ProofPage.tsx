import { useTranslation } from 'react-i18next';
import { useGetModeratedProofQuery } from '../../../api/moderationApi';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { ItemPage } from '../ItemPage';
import { useItemOfUrl } from '../useItemOfUrl';
import { useModerationPaths } from '../useModerationPaths';
import { SingleProof } from './SingleProof';

/** The proof of the URL. */
export function ProofPage() {
  const { t } = useTranslation('moderation');
  const { start } = useModerationPaths();
  const asked = useItemOfUrl();
  const query = useGetModeratedProofQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <ItemPage
      asked={asked}
      query={query}
      title={t('proof.title')}
      failed={t('proof.failed')}
      missing={{ title: t('proof.missing'), text: t('proof.missingHint') }}
      list={{ path: start, name: t('queue.all') }}
      notices={<DecisionNotices />}
    >
      {(proof) => <SingleProof proof={proof} />}
    </ItemPage>
  );
}
