import { languageTags } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';

/** The name of a month by its number, from 1 on. */
export function useMonthName(length: 'short' | 'long'): (month: number) => string {
  const { language } = useRoute();
  const format = new Intl.DateTimeFormat(languageTags[language], {
    month: length,
    timeZone: 'UTC',
  });
  return (month) => format.format(Date.UTC(2000, month - 1));
}
