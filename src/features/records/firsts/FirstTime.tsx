import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/useFormats';

interface FirstTimeProps {
  since: string;
  /** Null while the first place is held. */
  until: string | null;
}

/** From when to when a first place was held. */
export function FirstTime({ since, until }: FirstTimeProps) {
  const { t } = useTranslation('past');
  const { shortDate } = useFormats();
  return (
    <>
      <time dateTime={since}>{shortDate(since)}</time> –{' '}
      {until ? (
        <time dateTime={until}>{shortDate(until)}</time>
      ) : (
        <strong>{t('firsts.now')}</strong>
      )}
    </>
  );
}
