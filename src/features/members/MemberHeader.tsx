import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { avatarAddress } from '../../api/wire/avatarAddress';
import type { PublicMember } from '../../api/wire/memberFromWire';
import { MemberAvatar } from '../../components/MemberAvatar';
import { PageHeader } from '../../components/page/PageHeader';
import { buildComparisonPath, buildRivalsPath, ownSlug } from '../../contract/comparisonPath';
import { buildRankPath } from '../../contract/rankPath';
import { countryName } from '../../i18n/countryName';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import './members.css';

interface MemberHeaderProps {
  member: PublicMember;
  /** Whether it is the reader. */
  own?: boolean;
  /** The button that reports the name or the picture, or its place. */
  report: ReactNode;
}

/** A member's picture, name, roles and country. */
export function MemberHeader({ member, own = false, report }: MemberHeaderProps) {
  const { t } = useTranslation('members');
  const { articleDate } = useFormats();
  const { language } = useRoute();
  const { id, username, slug, memberSince, role, articles, country, player } = member;
  const facts = [
    t(`roles.${role}`),
    ...(articles > 0 ? [t('roles.author')] : []),
    ...(country === null ? [] : [countryName(country, language)]),
  ];
  return (
    <div className="member-header">
      <MemberAvatar src={avatarAddress(id, null)} username={username} size={96} />
      <PageHeader
        eyebrow={facts.join(' · ')}
        title={username}
        lead={memberSince ? t('since', { date: articleDate(memberSince) }) : undefined}
      >
        <p className="member-actions">
          {player === null ? null : (
            <>
              <Link to={buildRankPath(language, slug ?? username, 'points')} className="text-link">
                {t('whyRank')}
              </Link>
              {own ? null : (
                <Link
                  to={buildComparisonPath(language, slug ?? username, ownSlug)}
                  className="text-link"
                >
                  {t('compareWithMe')}
                </Link>
              )}
              <Link to={buildRivalsPath(language, slug ?? username)} className="text-link">
                {t('rivals')}
              </Link>
            </>
          )}
          {report}
        </p>
      </PageHeader>
    </div>
  );
}
