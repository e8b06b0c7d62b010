import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRoute } from '../../navigation/useRoute';
import './ConsentLink.css';
import { useConsentOffered } from './useConsentOffered';

/** A link from the privacy text to the settings, where users can change their choice. */
export function ConsentLink() {
  const { t } = useTranslation('analytics');
  const { pathTo } = useRoute();
  if (!useConsentOffered()) return null;
  return (
    <p className="text-body1 consent-link">
      <Link to={`${pathTo('Settings')}#privacy`} className="text-link">
        {t('settings.link')}
      </Link>
    </p>
  );
}
