import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../navigation/useRoute';
import type { SessionUser } from '../../state/session';
import { AdminActions } from './AdminActions';
import { PlayerCard } from './PlayerCard';
import type { ProfileSection } from './profileSections';
import { QuickLinks } from './QuickLinks';
import { RoleSummary } from './RoleSummary';
import { SideCard } from './SideCard';
import { TokenValidity } from './TokenValidity';
import { namedRolesOf } from '../../contract/roles';
import { Facts } from './Facts';

/** Username, email address and the translated names of the main roles. */
function AccountFacts({ user: { username, email, roles } }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const mainRoles = namedRolesOf(roles).map((role) => t(`mainRoles.${role}`));
  const facts = [
    { name: t('summary.username'), value: username },
    { name: t('summary.email'), value: email },
    { name: t('summary.mainRoles'), value: mainRoles.join(', ') },
  ];
  return <Facts facts={facts.filter(({ value }) => value)} />;
}

interface AccountSummaryProps {
  user: SessionUser;
  onOpen: (section: ProfileSection) => void;
}

/** The cards beside the profile's forms. */
export function AccountSummary({ user, onOpen }: AccountSummaryProps) {
  const { t } = useTranslation('profile');
  const administration = useRoute().pathTo('Administration');
  return (
    <Stack component="aside" aria-label={t('sections.summary')} spacing={2.5}>
      <SideCard title={t('sections.quickLinks')}>
        <QuickLinks user={user} onOpen={onOpen} />
      </SideCard>
      <SideCard title={t('sections.account')}>
        <AccountFacts user={user} />
      </SideCard>
      {user.slug ? <PlayerCard slug={user.slug} /> : null}
      <SideCard title={t('sections.authentication')}>
        <TokenValidity />
      </SideCard>
      <SideCard title={t('sections.roles')}>
        <RoleSummary roles={user.roles} />
      </SideCard>
      <AdminActions
        paths={{
          users: `${administration}/users`,
          games: `${administration}/games`,
          statistics: `${administration}/statistics`,
          system: `${administration}/configuration`,
          roles: `${administration}/roles`,
        }}
      />
    </Stack>
  );
}
