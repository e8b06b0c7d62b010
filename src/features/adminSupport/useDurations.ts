import { useTranslation } from 'react-i18next';
import { languageTags } from '../../contract/languages';
import { currentLanguage } from '../../i18n/createI18n';

const second = 1000;
const minute = 60 * second;

/** Formats durations in the current language: how long something took, and how long before the report it happened. */
export function useDurations() {
  const { t, i18n } = useTranslation('adminSupport');
  const tag = languageTags[currentLanguage(i18n)];
  const length = (milliseconds: number): string => {
    const [unit, size] =
      milliseconds < second
        ? (['millisecond', 1] as const)
        : milliseconds < minute
          ? (['second', second] as const)
          : (['minute', minute] as const);
    return new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'millisecond' ? 0 : 1,
    }).format(milliseconds / size);
  };
  return { length, before: (ago: number) => t('before', { duration: length(ago) }) };
}
