import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';
import './records.css';

interface CountingNoteProps {
  /** Totals of the members of a very large tie are still being counted. */
  counting: boolean;
  /** When the ranks were counted; null if they are of this moment. */
  countedAt: string | null;
}

/** Above a ranking, what of it is not of this moment. */
export function CountingNote({ counting, countedAt }: CountingNoteProps) {
  const { t } = useTranslation('boards');
  const { longDate } = useFormats();
  const className = 'text-body2 record-note counting-note';
  return (
    <>
      {counting ? <p className={className}>{t('counting')}</p> : null}
      {countedAt === null ? null : (
        <p className={className}>{t('countedAt', { time: longDate(countedAt) })}</p>
      )}
    </>
  );
}
