import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { SupportCaseOverview } from './supportCaseFromWire';
import { useRoute } from '../../navigation/useRoute';

/** The sender of a case, linked to their account if they have one. */
export function CaseReporter({ reporter }: Pick<SupportCaseOverview, 'reporter'>) {
  const { t } = useTranslation('adminSupport');
  const { pathTo } = useRoute();
  if (!reporter) return <>{t('guest')}</>;
  return (
    <Link
      component={RouterLink}
      to={`${pathTo('Administration')}/users/${reporter.id}`}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {reporter.username}
    </Link>
  );
}
