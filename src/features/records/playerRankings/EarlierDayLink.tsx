import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './rankingTools.css';

/** Leads to a ranking as it was on an earlier day. */
export function EarlierDayLink() {
  const { t } = useTranslation('rankings');
  return (
    <Link to="?at=" className="text-link ranking-past">
      {t('earlierDay')}
    </Link>
  );
}
