import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Text } from '../../components/Text';
import { usePageName } from '../../i18n/usePageName';
import { useSiteName } from '../../i18n/useSiteName';
import { useRoute } from '../../navigation/useRoute';
import { footerLinks } from './footerLinks';
import './Footer.css';

/** The class of a link or button at the end of the footer. */
export const footerLinkClass = 'list-link text-body2 footer-link';

/** `report` is the control that reports a problem. */
export function Footer({ report }: { report: ReactNode }) {
  const { t } = useTranslation('navigation');
  const nameOf = usePageName();
  const { pathTo } = useRoute();
  const name = useSiteName();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="footer">
      <div className="footer-row">
        <Text variant="body2" muted>
          {t('copyright', { year, name })}
        </Text>
        <div className="footer-links">
          <nav aria-label={t('footer')}>
            {footerLinks.map((route) => (
              <Link key={route} to={pathTo(route)} className={footerLinkClass}>
                {nameOf(route)}
              </Link>
            ))}
          </nav>
          {report}
        </div>
      </div>
    </footer>
  );
}
