import { languageTags } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';

const day = 24;

/** Formats hours: “5 hours”; from two days on in days, “3 days”. */
export function useHours(): (hours: number) => string {
  const { language } = useRoute();
  return (exact) => {
    // “Less than an hour” and “less than one hour” are the same.
    const hours = Math.max(1, exact);
    const [value, unit] = hours < 2 * day ? [hours, 'hour'] : [Math.round(hours / day), 'day'];
    return new Intl.NumberFormat(languageTags[language], {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).format(Number(value));
  };
}
