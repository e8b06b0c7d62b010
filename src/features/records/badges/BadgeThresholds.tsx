import { useTranslation } from 'react-i18next';
import type { ThresholdBadges } from '../../../api/wire/badgesFromWire';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { BadgeEmblem } from './BadgeEmblem';
import './badges.css';

interface BadgeThresholdsProps {
  title: string;
  badges: ThresholdBadges;
}

/** The badges for numbers of scores, and how many the next one needs. */
export function BadgeThresholds({
  title,
  badges: { count: has, reached, next },
}: BadgeThresholdsProps) {
  const { t } = useTranslation('badges');
  const { count } = useFormats();
  return (
    <div className="badge-thresholds">
      <Text variant="subtitle1" component="h3" className="badge-heading">
        {title}
      </Text>
      {reached.length > 0 ? (
        <ul aria-label={title} className="badge-numbers">
          {reached.map((threshold) => (
            <li key={threshold} className="badge-number">
              <BadgeEmblem />
              {count(threshold)}
            </li>
          ))}
        </ul>
      ) : null}
      {next === null ? null : (
        <p className="text-body2 text-muted badge-next">
          {t('next', { next: count(next), left: count(next - has) })}
        </p>
      )}
    </div>
  );
}
