import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditPerson } from './auditEntryFromWire';
import { useRoute } from '../navigation/useRoute';

interface AuditPersonNameProps {
  person: AuditPerson | null;
  /** The text if there is no person. */
  nobody: string;
}

/** A person in the log, linked to their account while it exists. */
export function AuditPersonName({ person, nobody }: AuditPersonNameProps) {
  const { t } = useTranslation('adminAudit');
  const { pathTo } = useRoute();
  if (person?.username) {
    return (
      <Link
        component={RouterLink}
        to={`${pathTo('Administration')}/users/${person.id}`}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {person.username}
      </Link>
    );
  }
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {person ? t('gone', { number: person.id }) : nobody}
    </Typography>
  );
}
