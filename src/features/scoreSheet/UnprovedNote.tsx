import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../components/html/links.css';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import './sheet.css';

/** Says that scores are taken only with their proof, because the member has so many unproved ones. */
export function UnprovedNote({ limit }: { limit: number }) {
  const { t } = useTranslation('scoreSheet');
  const { pathTo } = useRoute();
  const { count } = useFormats();
  return (
    <p className="sheet-closed">
      {t('unproved.text', { count: limit, formatted: count(limit) })}{' '}
      <Link to={pathTo('MyProofs')} className="text-link">
        {t('unproved.link')}
      </Link>
    </p>
  );
}
