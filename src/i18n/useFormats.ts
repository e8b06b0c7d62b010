import { useTranslation } from 'react-i18next';
import { currentLanguage } from './createI18n';
import { formatsOf, type Formats } from './formats';

/** The formats of the current language. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return formatsOf(currentLanguage(i18n));
}
