import { useTranslation } from 'react-i18next';
import '../../components/Text.css';
import './records.css';

/** Above a ranking while totals of the members of a very large tie are still being counted. */
export function CountingNote() {
  const { t } = useTranslation('boards');
  return <p className="text-body2 record-note counting-note">{t('counting')}</p>;
}
