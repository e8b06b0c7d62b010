import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reported } from '../../api/wire/reportsFromWire';
import { useRoute } from '../../navigation/useRoute';

interface ReportedThingProps {
  subject: Reported;
  /** It is the reader’s own. */
  own?: boolean;
  member?: { username: string; slug: string | null } | null;
}

/** What was reported, with a link to where it is. */
export function ReportedThing({ subject, own = false, member = null }: ReportedThingProps) {
  const { t } = useTranslation(['reports', 'common']);
  const label = t(`subjects.${subject.kind}`);
  const place = usePlace({ subject, own, member });
  if (!place) return label;
  return (
    <>
      {label}
      {' · '}
      <Link to={place.to} className="text-link">
        {place.name}
      </Link>
    </>
  );
}

function usePlace({ subject: { kind, id, article }, own, member }: ReportedThingProps) {
  const { t } = useTranslation('metadata');
  const { articlePath, scorePath, memberPath, pathTo } = useRoute();
  if (kind === 'comment')
    return article && { to: `${articlePath(article)}#comments`, name: article.title ?? '…' };
  if (kind === 'score' || kind === 'picture') return { to: scorePath(id), name: t('Score') };
  if (own) return { to: pathTo('Profile'), name: t('Profile') };
  return member?.slug ? { to: memberPath(member.slug), name: member.username } : undefined;
}
