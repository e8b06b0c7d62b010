import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublicMember } from '../../../api/wire/memberFromWire';
import { actionClass } from '../../../components/buttons/actionClass';
import { buildRivalsPath } from '../../../contract/comparisonPath';
import { useRoute } from '../../../navigation/useRoute';

/** To the players near a member. */
export function RivalsLink({ member: { username, slug } }: { member: PublicMember }) {
  const { t } = useTranslation('comparison');
  const { language } = useRoute();
  return (
    <Link to={buildRivalsPath(language, slug ?? username)} className={actionClass('outlined')}>
      {t('rivals.title', { name: username })}
    </Link>
  );
}
