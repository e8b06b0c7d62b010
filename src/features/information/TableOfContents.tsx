import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Text } from '../../components/Text';
import './information.css';
import type { InformationSection } from './informationDocument';

/** Links to the page's sections, beside the page if there is room. */
export function TableOfContents({ sections }: { sections: readonly InformationSection[] }) {
  const { t } = useTranslation('navigation');
  return (
    <nav aria-label={t('information.contents')} className="contents">
      <Text variant="overline" component="h2" muted>
        {t('information.contents')}
      </Text>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }} className="list-link text-body2 contents-link">
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
