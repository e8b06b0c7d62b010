import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Targets } from '../../../api/wire/targetsFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { Target } from './Target';

/** The nearest badge for a number; the own page shows all. */
export function BadgeTarget({
  badge: { kind, count: has, next },
}: {
  badge: NonNullable<Targets['badge']>;
}) {
  const { t } = useTranslation('visits');
  const { count } = useFormats();
  const { memberPath } = useRoute();
  const slug = useAppSelector(selectUser)?.slug;
  const left = next - has;
  const words = t(`targets.badges.${kind}`, {
    count: left,
    formatted: count(left),
    next: count(next),
  });
  return (
    <Target title={t('targets.badge')}>
      {slug ? (
        <Link to={memberPath(slug)} className="text-link">
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </Target>
  );
}
