import { useTranslation } from 'react-i18next';
import { namedRolesOf } from '../../contract/roles';
import type { SessionUser } from '../../state/session';
import { Facts } from './Facts';

/** Username, email address and the translated names of the main roles. */
export function AccountFacts({ user: { username, email, roles } }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const mainRoles = namedRolesOf(roles).map((role) => t(`mainRoles.${role}`));
  const facts = [
    { name: t('summary.username'), value: username },
    { name: t('summary.email'), value: email },
    { name: t('summary.mainRoles'), value: mainRoles.join(', ') },
  ];
  return <Facts facts={facts.filter(({ value }) => value)} />;
}
