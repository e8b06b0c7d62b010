import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRoute } from '../../navigation/useRoute';

interface PersonLinkProps {
  person: { username: string | null; slug: string | null } | null;
}

/** A member as a link to the public page; a deleted account has no name. */
export function PersonLink({ person }: PersonLinkProps) {
  const { t } = useTranslation('boards');
  const { memberPath } = useRoute();
  if (!person?.username) return <span>{t('deleted')}</span>;
  if (person.slug === null) return <span>{person.username}</span>;
  return (
    <Link to={memberPath(person.slug)} className="text-link">
      {person.username}
    </Link>
  );
}
