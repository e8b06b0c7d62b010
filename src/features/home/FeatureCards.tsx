import { mdiCameraOutline, mdiPodium, mdiShieldCheckOutline } from '@mdi/js';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Text } from '../../components/Text';
import '../../components/reading/card.css';
import { Icon } from '../../components/Icon';
import { useRoute } from '../../navigation/useRoute';
import './FeatureCards.css';

/** The third card has the text of the second and another link. */
const cards = [
  { name: 'first', text: 'first', icon: mdiPodium, page: 'About' },
  { name: 'second', text: 'second', icon: mdiCameraOutline, page: 'Rules' },
  { name: 'third', text: 'second', icon: mdiShieldCheckOutline, page: 'Faq' },
] as const;

/** The site's features in three cards. */
export function FeatureCards() {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  const id = useId();
  return (
    <section aria-labelledby={id} className="features">
      <Text id={id} component="h2" variant="h2" className="features-title">
        {t('features.title')}
      </Text>
      <div className="features-columns">
        {cards.map(({ name, text, icon, page }) => (
          <div key={name} className="card-surface feature">
            <div className="feature-badge">
              <Icon path={icon} />
            </div>
            <Text variant="h4" component="h3">
              {t(`features.${text}.title`)}
            </Text>
            <Text variant="body2" muted>
              {t(`features.${text}.text`)}
            </Text>
            <Link to={pathTo(page)} className="text-link feature-link">
              {t(`features.links.${name}`)}
            </Link>
          </div>
        ))}
      </div>
    </section>
  );
}
