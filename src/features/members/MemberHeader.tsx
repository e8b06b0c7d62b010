import { useTranslation } from 'react-i18next';
import { avatarAddress } from '../../api/wire/avatarAddress';
import type { PublicMember } from '../../api/wire/memberFromWire';
import { MemberAvatar } from '../../components/MemberAvatar';
import { PageHeader } from '../../components/page/PageHeader';
import { useFormats } from '../../i18n/useFormats';
import './members.css';

/** A member's picture, name and roles. */
export function MemberHeader({ member }: { member: PublicMember }) {
  const { t } = useTranslation('members');
  const { articleDate } = useFormats();
  const { id, username, memberSince, role, articles } = member;
  const roles = [t(`roles.${role}`), ...(articles > 0 ? [t('roles.author')] : [])];
  return (
    <div className="member-header">
      <MemberAvatar src={avatarAddress(id, null)} username={username} size={96} />
      <PageHeader
        eyebrow={roles.join(' · ')}
        title={username}
        lead={memberSince ? t('since', { date: articleDate(memberSince) }) : undefined}
      />
    </div>
  );
}
