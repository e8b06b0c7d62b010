import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfiguration } from '../../api/wire/websiteFromWire';
import { Text } from '../../components/Text';
import '../../components/html/links.css';
import './PartnerList.css';

/** The site's partners; renders nothing if there are none. */
export function PartnerList({ partners }: Pick<ClientConfiguration, 'partners'>) {
  const { t } = useTranslation('home');
  const id = useId();
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text id={id} component="h2" variant="h2" className="partners-title">
        {t('partners.title')}
      </Text>
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
    </section>
  );
}
