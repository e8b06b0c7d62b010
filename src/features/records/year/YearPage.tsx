import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { parseId } from '../../../contract/parseId';
import { buildYearPath } from '../../../contract/yearPath';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerPage } from '../PlayerPage';
import { Year } from './Year';
import { YearSkeleton } from './YearSkeleton';

/** A year of a member in review. */
export function YearPage() {
  const { t } = useTranslation('year');
  const { year = '' } = useParams();
  const { language } = useRoute();
  return (
    <PlayerPage
      pathOf={(slug) => buildYearPath(language, slug, year)}
      texts={{
        missing: t('missing.title'),
        missingText: (name) => t('missing.text', { name }),
        failed: t('failed'),
      }}
      skeleton={<YearSkeleton />}
    >
      {(member) => <Year member={member} year={parseId(year) ?? null} />}
    </PlayerPage>
  );
}
