import { useTranslation } from 'react-i18next';
import type { ComparisonResult } from '../../../contract/records/comparisons';

/** The names of the first player and of the other one. */
export interface Names {
  name: string;
  other: string;
}

/** What a result is called: it names who is better. */
export function useResultName({ name, other }: Names) {
  const { t } = useTranslation('comparison');
  return (result: ComparisonResult): string => {
    if (result === 'tied') return t('tied');
    return t('better', { name: result === 'won' ? name : other });
  };
}
