import { useTranslation } from 'react-i18next';
import type { ClientConfiguration } from '../../api/wire/websiteFromWire';
import { TitledSection } from '../../components/reading/TitledSection';
import { Text } from '../../components/Text';
import './PartnerList.css';

/** The site's partners; renders nothing if there are none. */
export function PartnerList({ partners }: Pick<ClientConfiguration, 'partners'>) {
  const { t } = useTranslation('home');
  if (partners.length === 0) return null;
  return (
    <TitledSection title={t('partners.title')}>
      <ul className="partners">
        {partners.map(({ name, url, description }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="text-link">
              {name}
            </a>
            {description ? (
              <Text variant="body2" muted>
                {description}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
