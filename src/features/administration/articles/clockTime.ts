import { useTranslation } from 'react-i18next';
import { languageTags } from '../../../contract/languages';
import { currentLanguage } from '../../../i18n/createI18n';

/** A formatter for times of day in the current language, such as 10:30. */
export function useClockTime(): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(languageTags[currentLanguage(i18n)], {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => format.format(new Date(instant));
}
