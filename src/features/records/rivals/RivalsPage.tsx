import { useTranslation } from 'react-i18next';
import { buildRivalsPath } from '../../../contract/comparisonPath';
import { useRoute } from '../../../navigation/useRoute';
import { ComparisonSkeleton } from '../comparison/ComparisonSkeleton';
import { PlayerPage } from '../PlayerPage';
import { Rivals } from './Rivals';

/** The players near a member. */
export function RivalsPage() {
  const { t } = useTranslation('comparison');
  const { language } = useRoute();
  return (
    <PlayerPage
      pathOf={(slug) => buildRivalsPath(language, slug)}
      texts={{
        missing: t('missing.title'),
        missingText: (name) => t('missing.text', { name }),
        failed: t('rivals.failed'),
      }}
      skeleton={<ComparisonSkeleton />}
    >
      {(member) => <Rivals member={member} />}
    </PlayerPage>
  );
}
